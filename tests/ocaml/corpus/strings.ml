(* Strings and characters. *)
let rec explode_from s i = if i >= String.length s then [] else s.[i] :: explode_from s (i + 1)
let explode s = explode_from s 0
let implode l = String.concat "" (List.map (String.make 1) l)
let rev s = implode (List.rev (explode s))
let is_vowel c = match Char.lowercase_ascii c with 'a' | 'e' | 'i' | 'o' | 'u' -> true | _ -> false
let count p s = List.length (List.filter p (explode s))
let caesar k s =
  String.map
    (fun c ->
      match c with
      | 'a' .. 'z' -> Char.chr ((Char.code c - 97 + k) mod 26 + 97)
      | 'A' .. 'Z' -> Char.chr ((Char.code c - 65 + k) mod 26 + 65)
      | _ -> c)
    s
let words s = List.filter (fun w -> w <> "") (String.split_on_char ' ' s)
let kind = function "" -> "empty" | "a" | "b" -> "letter" | "abc" -> "start" | s when s.[0] = '#' -> "comment" | _ -> "other"
let title s = String.concat " " (List.map String.capitalize_ascii (words s))
let digits n = explode (string_of_int n)
let is_digit = function '0' .. '9' -> true | _ -> false
let rec number acc = function c :: rest when is_digit c -> number ((acc * 10) + Char.code c - 48) rest | rest -> (acc, rest)
let classify c = match c with 'x' -> 0 | 'a' .. 'm' -> 1 | 'm' .. 'z' -> 2 | '0' .. '9' | '_' -> 3 | _ -> 4
