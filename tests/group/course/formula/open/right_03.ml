(* Match on pairs. *)
type exp = Num of int | Plus of exp * exp | Minus of exp * exp
type formula =
  | True | False
  | Not of formula
  | AndAlso of formula * formula
  | OrElse of formula * formula
  | Imply of formula * formula
  | Less of exp * exp
let rec n_of = function
  | Num n -> n
  | Plus (a, b) -> n_of a + n_of b
  | Minus (a, b) -> n_of a - n_of b
let rec eval = function
  | True -> true
  | False -> false
  | Not f -> (match eval f with true -> false | false -> true)
  | AndAlso (f, g) -> (match (eval f, eval g) with (true, true) -> true | _ -> false)
  | OrElse (f, g) -> (match (eval f, eval g) with (false, false) -> false | _ -> true)
  | Imply (f, g) -> (match (eval f, eval g) with (true, false) -> false | _ -> true)
  | Less (a, b) -> n_of a < n_of b
