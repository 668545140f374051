(* Patterns of formulas. *)
type exp = Num of int | Plus of exp * exp | Minus of exp * exp
type formula =
  | True | False
  | Not of formula
  | AndAlso of formula * formula
  | OrElse of formula * formula
  | Imply of formula * formula
  | Less of exp * exp
let rec v e = match e with Num n -> n | Plus (a, b) -> v a + v b | Minus (a, b) -> v a - v b
let rec eval f = match f with
  | True -> true
  | False -> false
  | Not True -> false
  | Not False -> true
  | Not g -> not (eval g)
  | AndAlso (a, b) -> eval a && eval b
  | OrElse (a, b) -> eval a || eval b
  | Imply (a, b) -> eval (OrElse (Not a, b))
  | Less (a, b) -> v a < v b
