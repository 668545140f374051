(* Compare. *)
type exp = Num of int | Plus of exp * exp | Minus of exp * exp
type formula =
  | True | False
  | Not of formula
  | AndAlso of formula * formula
  | OrElse of formula * formula
  | Imply of formula * formula
  | Less of exp * exp
let rec value = function Num n -> n | Plus (a, b) -> value a + value b | Minus (a, b) -> value a - value b
let rec eval f : bool = match f with
  | True -> true
  | False -> false
  | Not f -> not (eval f)
  | AndAlso (a, b) -> (match eval a with true -> eval b | false -> false)
  | OrElse (a, b) -> (match eval a with true -> true | false -> eval b)
  | Imply (a, b) -> (match eval a with false -> true | true -> eval b)
  | Less (a, b) -> compare (value a) (value b) < 0
