type exp = Num of int | Plus of exp * exp | Minus of exp * exp
type formula =
  | True | False
  | Not of formula
  | AndAlso of formula * formula
  | OrElse of formula * formula
  | Imply of formula * formula
  | Less of exp * exp

let rec value e = match e with
  | Num n -> n
  | Plus (a, b) -> value a + value b
  | Minus (a, b) -> value a - value b

let rec eval f = match f with
  | True -> true
  | False -> false
  | Not f -> not (eval f)
  | AndAlso (a, b) -> eval a && eval b
  | OrElse (a, b) -> eval a || eval b
  | Imply (a, b) -> not (eval a) || eval b
  | Less (a, b) -> value a < value b
