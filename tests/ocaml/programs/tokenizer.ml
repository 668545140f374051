type token = Num of int | Plus | Minus | Times | Divide | LParen | RParen

exception Lex_error of char

let is_digit c = c >= '0' && c <= '9'

let tokenize s =
  let n = String.length s in
  let rec go i acc =
    if i >= n then List.rev acc
    else
      match s.[i] with
      | ' ' | '\t' | '\n' -> go (i + 1) acc
      | '+' -> go (i + 1) (Plus :: acc)
      | '-' -> go (i + 1) (Minus :: acc)
      | '*' -> go (i + 1) (Times :: acc)
      | '/' -> go (i + 1) (Divide :: acc)
      | '(' -> go (i + 1) (LParen :: acc)
      | ')' -> go (i + 1) (RParen :: acc)
      | c when is_digit c ->
          let rec finish j = if j < n && is_digit s.[j] then finish (j + 1) else j in
          let j = finish i in
          go j (Num (int_of_string (String.sub s i (j - i))) :: acc)
      | c -> raise (Lex_error c)
  in
  go 0 []

let tokens = tokenize "12 + (3*45) - 6/2"
let empty = tokenize "   "
let bad = try Ok (tokenize "1 $ 2") with Lex_error c -> Error c
let count = List.length (tokenize "((((1))))")
