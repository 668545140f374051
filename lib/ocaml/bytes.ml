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

(* Out of bounds anything may happen. *)
let unsafe_get b i = if i < 0 || i >= length b then unsupported "an access out of bounds that is not checked" else get b i
let equal a b = String.equal (string_of_bytes a) (string_of_bytes b)
let compare a b = String.compare (string_of_bytes a) (string_of_bytes b)
