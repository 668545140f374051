(* Comparison first. *)
type exp = Num of int | Plus of exp * exp | Minus of exp * exp
type formula =
  | True | False
  | Not of formula
  | AndAlso of formula * formula
  | OrElse of formula * formula
  | Imply of formula * formula
  | Less of exp * exp
let rec w e = match e with Num n -> n | Plus (a, b) -> w a + w b | Minus (a, b) -> w a - w b
let imply a b = match a, b with true, false -> false | _, _ -> true
let rec eval f = match f with
  | Less (a, b) when w a < w b -> true
  | Less (_, _) -> false
  | Imply (a, b) -> imply (eval a) (eval b)
  | OrElse (a, b) -> (||) (eval a) (eval b)
  | AndAlso (a, b) -> (&&) (eval a) (eval b)
  | Not a -> not (eval a)
  | False -> false
  | True -> true
