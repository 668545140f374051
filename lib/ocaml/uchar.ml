(* Uchar: the numbers of Unicode's characters. *)

type t = Uchar_of of int

let is_valid n = (n >= 0 && n <= 0xD7FF) || (n >= 0xE000 && n <= 0x10FFFF)
let to_int (Uchar_of n) = n
let unsafe_of_int n = Uchar_of n

let hexadecimal n =
  let digits = CamlinternalFormat.format_int 16 2 n in
  String.make (if String.length digits < 4 then 4 - String.length digits else 0) '0' ^ digits

let of_int n = if is_valid n then Uchar_of n else invalid_arg (hexadecimal n ^ " is not an Unicode scalar value")
let min = Uchar_of 0
let max = Uchar_of 0x10FFFF
let bom = Uchar_of 0xFEFF
let rep = Uchar_of 0xFFFD

let succ u =
  if to_int u = 0xD7FF then Uchar_of 0xE000
  else if to_int u = 0x10FFFF then invalid_arg "U+10FFFF has no successor"
  else Uchar_of (to_int u + 1)

let pred u =
  if to_int u = 0xE000 then Uchar_of 0xD7FF
  else if to_int u = 0 then invalid_arg "U+0000 has no predecessor"
  else Uchar_of (to_int u - 1)

let is_char u = to_int u < 256
let of_char c = Uchar_of (int_of_char c)

let to_char u =
  if is_char u then unsafe_char (to_int u) else invalid_arg ("U+" ^ hexadecimal (to_int u) ^ " is not a latin1 character")

let unsafe_to_char u = unsafe_char (to_int u)
let equal a b = int_equal (to_int a) (to_int b)
let compare a b = int_compare (to_int a) (to_int b)
let hash u = to_int u

(* How a place in a text was read (OCaml 4.14): how many bytes, whether they are right, and the character. *)
type utf_decode = Decode of int * bool * t

let utf_decode n u = Decode (n, true, u)
let utf_decode_invalid n = Decode (n, false, rep)
let utf_decode_is_valid (Decode (_, valid, _)) = valid
let utf_decode_length (Decode (n, _, _)) = n
let utf_decode_uchar (Decode (_, _, u)) = u
let utf_8_byte_length u = let n = to_int u in if n <= 0x7F then 1 else if n <= 0x7FF then 2 else if n <= 0xFFFF then 3 else 4
let utf_16_byte_length u = if to_int u <= 0xFFFF then 2 else 4
