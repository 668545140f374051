(* Char. *)

type t = char

let code c = int_of_char c
let chr n = if n < 0 || n > 255 then invalid_arg "Char.chr" else unsafe_char n
let lowercase_ascii c = match c with 'A' .. 'Z' -> unsafe_char (code c + 32) | _ -> c
let uppercase_ascii c = match c with 'a' .. 'z' -> unsafe_char (code c - 32) | _ -> c
let escaped c = string_of_chars (match c with '\'' -> [ '\\'; '\'' ] | '"' -> [ '"' ] | _ -> escape_char c)
let equal (a : char) b = a = b
let compare (a : char) b = code a - code b
let unsafe_chr n = if n < 0 || n > 255 then unsupported "a run that makes a character of a number that has none" else unsafe_char n
