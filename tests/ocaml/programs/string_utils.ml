let explode s = List.of_seq (String.to_seq s)
let implode l = String.of_seq (List.to_seq l)

let reverse s =
  let n = String.length s in
  String.init n (fun i -> s.[n - 1 - i])

let is_vowel c =
  match Char.lowercase_ascii c with 'a' | 'e' | 'i' | 'o' | 'u' -> true | _ -> false

let count_if p s = String.fold_left (fun n c -> if p c then n + 1 else n) 0 s

let words s = List.filter (fun w -> String.length w > 0) (String.split_on_char ' ' s)
let capitalize_all s = String.concat " " (List.map String.capitalize_ascii (words s))

let is_palindrome s =
  let cleaned =
    s |> String.lowercase_ascii |> explode |> List.filter (fun c -> c >= 'a' && c <= 'z') |> implode
  in
  cleaned = reverse cleaned

let acronym s = words s |> List.map (fun w -> Char.uppercase_ascii w.[0]) |> implode

let a = reverse "hello"
let b = count_if is_vowel "Functional Programming"
let c = capitalize_all "the  quick brown fox"
let d = List.map is_palindrome [ "A man, a plan, a canal: Panama"; "OCaml" ]
let e = acronym "portable network graphics"
let f = explode "abc"
let g = String.index_opt "hello" 'l'
let h = String.trim "  padded \n"
let i = String.sub "functional" 3 4
let j = String.uppercase_ascii "shout" ^ "!"
