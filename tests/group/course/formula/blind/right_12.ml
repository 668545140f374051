(* Constants in the last branch. *)
type exp = Num of int | Plus of exp * exp | Minus of exp * exp
type formula =
  | True | False
  | Not of formula
  | AndAlso of formula * formula
  | OrElse of formula * formula
  | Imply of formula * formula
  | Less of exp * exp
let rec value e = match e with Num n -> n | Plus (a, b) -> value a + value b | Minus (a, b) -> value a - value b
let rec eval f = match f with
  | Not f -> not (eval f)
  | AndAlso (a, b) -> eval a && eval b
  | OrElse (a, b) -> eval a || eval b
  | Imply (a, b) -> if eval a && not (eval b) then false else true
  | Less (a, b) -> value a - value b < 0 || value a < value b
  | _ -> f = True
