(* Bytes: a string that can be changed, which is for local ones only, see the compiler. *)

type t = bytes

external string_of_bytes : bytes -> string = "%string_of_bytes"
external bytes_of_string : string -> bytes = "%bytes_of_string"

let length b = String.length (string_of_bytes b)
let get b i = String.get (string_of_bytes b) i
let make n c = bytes_of_string (String.make n c)
let init n f = bytes_of_string (String.init n f)
let empty = bytes_of_string ""
let copy b = b
let of_string s = bytes_of_string s
let to_string b = string_of_bytes b
let sub b start len = bytes_of_string (String.sub (string_of_bytes b) start len)
let sub_string b start len = String.sub (string_of_bytes b) start len
let cat a b = bytes_of_string (string_of_bytes a ^ string_of_bytes b)
let map f b = bytes_of_string (String.map f (string_of_bytes b))
let mapi f b = bytes_of_string (String.mapi f (string_of_bytes b))
let iter f b = String.iter f (string_of_bytes b)
let iteri f b = String.iteri f (string_of_bytes b)

let rec set_from l i c = match l with
  | [] -> invalid_arg "index out of bounds"
  | x :: rest -> if i = 0 then c :: rest else x :: set_from rest (i - 1) c

let replaced b i c =
  if i < 0 then invalid_arg "index out of bounds"
  else bytes_of_string (string_of_chars (set_from (chars_of_string (string_of_bytes b)) i c))

let filled b start len c =
  if start < 0 || len < 0 || start > length b - len then invalid_arg "String.fill / Bytes.fill"
  else cat (sub b 0 start) (cat (make len c) (sub b (start + len) (length b - start - len)))

let joined from start into at len =
  if len < 0 || start < 0 || start > length from - len || at < 0 || at > length into - len then
    invalid_arg "Bytes.blit"
  else cat (sub into 0 at) (cat (sub from start len) (sub into (at + len) (length into - at - len)))

let joined_string from start into at len =
  if len < 0 || start < 0 || start > String.length from - len || at < 0 || at > length into - len then
    invalid_arg "String.blit / Bytes.blit_string"
  else joined (bytes_of_string from) start into at len

let not_local () = unsupported "bytes that are not local and simple"
let set (_ : bytes) (_ : int) (_ : char) : unit = not_local ()
let fill (_ : bytes) (_ : int) (_ : int) (_ : char) : unit = not_local ()
let blit (_ : bytes) (_ : int) (_ : bytes) (_ : int) (_ : int) : unit = not_local ()
let blit_string (_ : string) (_ : int) (_ : bytes) (_ : int) (_ : int) : unit = not_local ()

let create (_ : int) : bytes = unsupported "bytes that nothing has written"
let unsafe_set (_ : bytes) (_ : int) (_ : char) : unit = not_local ()
let unsafe_fill (_ : bytes) (_ : int) (_ : int) (_ : char) : unit = not_local ()
let unsafe_blit (_ : bytes) (_ : int) (_ : bytes) (_ : int) (_ : int) : unit = not_local ()
let unsafe_blit_string (_ : string) (_ : int) (_ : bytes) (_ : int) (_ : int) : unit = not_local ()
let set_uint8 (_ : bytes) (_ : int) (_ : int) : unit = not_local ()
let set_int8 b i n = set_uint8 b i n
let set_uint16_le b i n = set_uint8 b i n
let set_uint16_be b i n = set_uint8 b i n
let set_uint16_ne b i n = set_uint8 b i n
let set_int16_le b i n = set_uint8 b i n
let set_int16_be b i n = set_uint8 b i n
let set_int16_ne b i n = set_uint8 b i n
let unsafe_to_string (_ : bytes) : string = unsupported "a string that shares its memory with bytes"
let unsafe_of_string (_ : string) : bytes = unsupported "a string that shares its memory with bytes"
let extend (_ : bytes) (_ : int) (_ : int) : bytes = unsupported "bytes that nothing has written"
let concat separator l = bytes_of_string (String.concat (string_of_bytes separator) (List.map string_of_bytes l))
let escaped b = bytes_of_string (String.escaped (string_of_bytes b))
let trim b = bytes_of_string (String.trim (string_of_bytes b))
let uppercase_ascii b = bytes_of_string (String.uppercase_ascii (string_of_bytes b))
let lowercase_ascii b = bytes_of_string (String.lowercase_ascii (string_of_bytes b))
let capitalize_ascii b = bytes_of_string (String.capitalize_ascii (string_of_bytes b))
let uncapitalize_ascii b = bytes_of_string (String.uncapitalize_ascii (string_of_bytes b))
let index b c = String.index (string_of_bytes b) c
let index_opt b c = String.index_opt (string_of_bytes b) c
let rindex b c = String.rindex (string_of_bytes b) c
let rindex_opt b c = String.rindex_opt (string_of_bytes b) c
let contains b c = String.contains (string_of_bytes b) c
let of_seq s = bytes_of_string (String.of_seq s)
let fold_left f acc b = String.fold_left f acc (string_of_bytes b)
let fold_right f b acc = String.fold_right f (string_of_bytes b) acc
let for_all p b = String.for_all p (string_of_bytes b)
let exists p b = String.exists p (string_of_bytes b)
let get_uint8 b i = int_of_char (get b i)
let get_int8 b i = let n = get_uint8 b i in if n > 127 then n - 256 else n
let both b i = if i < 0 || i > length b - 2 then invalid_arg "index out of bounds" else ()
let signed n = if n > 32767 then n - 65536 else n
let get_uint16_le b i = both b i; get_uint8 b i + (256 * get_uint8 b (i + 1))
let get_uint16_be b i = both b i; (256 * get_uint8 b i) + get_uint8 b (i + 1)
let get_uint16_ne b i = get_uint16_le b i
let get_int16_le b i = signed (get_uint16_le b i)
let get_int16_be b i = signed (get_uint16_be b i)
let get_int16_ne b i = get_int16_le b i

let get_int32_le b i = String.get_int32_le (string_of_bytes b) i
let get_int32_be b i = String.get_int32_be (string_of_bytes b) i
let get_int32_ne b i = get_int32_le b i
let get_int64_le b i = String.get_int64_le (string_of_bytes b) i
let get_int64_be b i = String.get_int64_be (string_of_bytes b) i
let get_int64_ne b i = get_int64_le b i
let set_int32_le (_ : bytes) (_ : int) (_ : int32) : unit = not_local ()
let set_int32_be (_ : bytes) (_ : int) (_ : int32) : unit = not_local ()
let set_int32_ne (_ : bytes) (_ : int) (_ : int32) : unit = not_local ()
let set_int64_le (_ : bytes) (_ : int) (_ : int64) : unit = not_local ()
let set_int64_be (_ : bytes) (_ : int) (_ : int64) : unit = not_local ()
let set_int64_ne (_ : bytes) (_ : int) (_ : int64) : unit = not_local ()
let starts_with ~prefix b = String.starts_with ~prefix:(string_of_bytes prefix) (string_of_bytes b)
let ends_with ~suffix b = String.ends_with ~suffix:(string_of_bytes suffix) (string_of_bytes b)
let index_from b i c = String.index_from (string_of_bytes b) i c
let index_from_opt b i c = String.index_from_opt (string_of_bytes b) i c
let rindex_from b i c = String.rindex_from (string_of_bytes b) i c
let rindex_from_opt b i c = String.rindex_from_opt (string_of_bytes b) i c
let contains_from b i c = String.contains_from (string_of_bytes b) i c
let rcontains_from b i c = String.rcontains_from (string_of_bytes b) i c
let split_on_char c b = List.map bytes_of_string (String.split_on_char c (string_of_bytes b))

(* Out of bounds anything may happen. *)
let unsafe_get b i = if i < 0 || i >= length b then unsupported "a run that goes out of bounds where nothing checks" else get b i
let equal a b = String.equal (string_of_bytes a) (string_of_bytes b)
let compare a b = String.compare (string_of_bytes a) (string_of_bytes b)
