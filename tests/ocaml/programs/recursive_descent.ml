type token = Num of int | Op of char | Lp | Rp
type expr = N of int | Bin of char * expr * expr | Neg of expr

exception Parse_error of string

let rec lex = function
  | [] -> []
  | ' ' :: cs -> lex cs
  | '(' :: cs -> Lp :: lex cs
  | ')' :: cs -> Rp :: lex cs
  | ('+' | '-' | '*' | '/') as c :: cs -> Op c :: lex cs
  | '0' .. '9' :: _ as cs -> number 0 cs
  | c :: _ -> raise (Parse_error (Printf.sprintf "unexpected %C" c))

and number acc = function
  | '0' .. '9' as c :: cs -> number ((acc * 10) + Char.code c - Char.code '0') cs
  | cs -> Num acc :: lex cs

let explode s = List.init (String.length s) (String.get s)

let rec expr tokens =
  let left, rest = term tokens in
  expr_tail left rest

and expr_tail left = function
  | Op (('+' | '-') as op) :: rest ->
      let right, rest = term rest in
      expr_tail (Bin (op, left, right)) rest
  | rest -> (left, rest)

and term tokens =
  let left, rest = factor tokens in
  term_tail left rest

and term_tail left = function
  | Op (('*' | '/') as op) :: rest ->
      let right, rest = factor rest in
      term_tail (Bin (op, left, right)) rest
  | rest -> (left, rest)

and factor = function
  | Num n :: rest -> (N n, rest)
  | Op '-' :: rest ->
      let e, rest = factor rest in
      (Neg e, rest)
  | Lp :: rest -> (
      match expr rest with
      | e, Rp :: rest -> (e, rest)
      | _ -> raise (Parse_error "expected )"))
  | _ -> raise (Parse_error "expected a number")

let parse s =
  match expr (lex (explode s)) with
  | e, [] -> e
  | _, _ :: _ -> raise (Parse_error "trailing tokens")

let rec eval = function
  | N n -> n
  | Neg e -> -eval e
  | Bin ('+', a, b) -> eval a + eval b
  | Bin ('-', a, b) -> eval a - eval b
  | Bin ('*', a, b) -> eval a * eval b
  | Bin (_, a, b) -> eval a / eval b

let try_eval s = try Some (eval (parse s)) with Parse_error _ | Division_by_zero -> None
let tree = parse "1 - 2 - 3"
let results = List.map try_eval [ "1+2*3"; "(1+2)*3"; "10/(5-5)"; "2*"; "-(4-6)*3"; "1 2"; "7/2" ]
let message = try ignore (parse "2 + x"); "fine" with Parse_error m -> m
