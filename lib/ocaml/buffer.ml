(* Buffer: a text. Adding to one is for local buffers only, see the compiler. *)

type t = Buffer_text of string

let create (_ : int) = Buffer_text ""
let contents (Buffer_text s) = s
let length (Buffer_text s) = String.length s
let nth (Buffer_text s) i = if i < 0 || i >= String.length s then invalid_arg "Buffer.nth" else String.get s i

let sub (Buffer_text s) start len =
  if start < 0 || len < 0 || start > String.length s - len then invalid_arg "Buffer.sub" else String.sub s start len

let with_char (Buffer_text s) c = Buffer_text (s ^ String.make 1 c)
let with_string (Buffer_text s) t = Buffer_text (s ^ t)

let with_substring (Buffer_text s) t start len =
  if start < 0 || len < 0 || start > String.length t - len then invalid_arg "Buffer.add_substring/add_subbytes"
  else Buffer_text (s ^ String.sub t start len)

let with_buffer (Buffer_text s) (Buffer_text t) = Buffer_text (s ^ t)

let truncated (Buffer_text s) len =
  if len < 0 || len > String.length s then invalid_arg "Buffer.truncate" else Buffer_text (String.sub s 0 len)

let cleared (Buffer_text _) = Buffer_text ""

let not_local () = unsupported "a buffer that is not local and simple"
let add_char (_ : t) (_ : char) : unit = not_local ()
let add_string (_ : t) (_ : string) : unit = not_local ()
let add_substring (_ : t) (_ : string) (_ : int) (_ : int) : unit = not_local ()
let add_buffer (_ : t) (_ : t) : unit = not_local ()
let truncate (_ : t) (_ : int) : unit = not_local ()
let clear (_ : t) : unit = not_local ()
let reset (_ : t) : unit = not_local ()
let add_bytes (_ : t) (_ : bytes) : unit = not_local ()
let add_subbytes (_ : t) (_ : bytes) (_ : int) (_ : int) : unit = not_local ()
let add_seq (_ : t) (_ : char Seq.t) : unit = not_local ()
let of_seq (_ : char Seq.t) : t = not_local ()
let to_bytes b = Bytes.of_string (contents b)
let add_uint8 (_ : t) (_ : int) : unit = not_local ()
let add_int8 (_ : t) (_ : int) : unit = not_local ()
let add_int16_le (_ : t) (_ : int) : unit = not_local ()
let add_int16_be (_ : t) (_ : int) : unit = not_local ()
let add_int16_ne (_ : t) (_ : int) : unit = not_local ()
let add_uint16_le (_ : t) (_ : int) : unit = not_local ()
let add_uint16_be (_ : t) (_ : int) : unit = not_local ()
let add_uint16_ne (_ : t) (_ : int) : unit = not_local ()
let add_int32_le (_ : t) (_ : int32) : unit = not_local ()
let add_int32_be (_ : t) (_ : int32) : unit = not_local ()
let add_int32_ne (_ : t) (_ : int32) : unit = not_local ()
let add_int64_le (_ : t) (_ : int64) : unit = not_local ()
let add_int64_be (_ : t) (_ : int64) : unit = not_local ()
let add_int64_ne (_ : t) (_ : int64) : unit = not_local ()
let output_buffer channel b = output_string channel (contents b)
let blit (_ : t) (_ : int) (_ : bytes) (_ : int) (_ : int) : unit = not_local ()
let to_seq b = String.to_seq (contents b)
let to_seqi b = String.to_seqi (contents b)
