(* A lexer for identifiers, numbers and a few symbols, on one line of text. *)

type token = Let | Ident of string | Number of int | Equals | Semicolon

let is_digit c = '0' <= c && c <= '9'
let is_letter c = 'a' <= c && c <= 'z'

(* The end of the longest stretch from `i` whose characters all satisfy `p`. *)
let rec stretch p s i = if i < String.length s && p s.[i] then stretch p s (i + 1) else i

let rec number s i stop acc =
  if i = stop then acc else number s (i + 1) stop ((acc * 10) + Char.code s.[i] - 48)

let keyword word = if word = "let" then Let else Ident word

let rec lex s i =
  if i >= String.length s then Some []
  else
    let c = s.[i] in
    if c = '=' then more s (i + 1) Equals
    else if c = ';' then more s (i + 1) Semicolon
    else if is_digit c then
      let stop = stretch is_digit s i in
      if stop = i then
        failwith "an empty number" (* target: unreachable *)
      else more s stop (Number (number s i stop 0))
    else if is_letter c then
      let stop = stretch is_letter s i in
      more s stop (keyword (String.sub s i (stop - i)))
    else None

and more s i token = match lex s i with None -> None | Some rest -> Some (token :: rest)

let show = function
  | Let -> "let"
  | Ident name -> name
  | Number n -> string_of_int n
  | Equals -> "="
  | Semicolon -> ";"

let rec show_all = function [] -> "" | t :: rest -> show t ^ " " ^ show_all rest
let line = read_line ()

let () =
  if String.length line > 4 then print_endline "too long"
  else
    match lex line 0 with
    | None -> print_endline "not a token"
    | Some [ Ident name; Equals; Number n ] ->
        if name = "q" && n > 50 && n mod 7 = 0 then
          print_endline "a definition of q" (* target: reachable *)
        else print_endline "a definition"
    | Some [ Let; Semicolon ] ->
        print_endline "an empty let" (* target: reachable *)
    | Some [ Ident "let" ] ->
        print_endline "a keyword as a name" (* target: unreachable *)
    | Some tokens -> print_endline (show_all tokens)
