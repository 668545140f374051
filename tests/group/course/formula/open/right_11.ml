(* Simplifies implication away. *)
type exp = Num of int | Plus of exp * exp | Minus of exp * exp
type formula =
  | True | False
  | Not of formula
  | AndAlso of formula * formula
  | OrElse of formula * formula
  | Imply of formula * formula
  | Less of exp * exp
let rec value e = match e with Num n -> n | Plus (a, b) -> value a + value b | Minus (a, b) -> value a - value b
let rec simp f = match f with
  | Not f -> Not (simp f)
  | AndAlso (a, b) -> AndAlso (simp a, simp b)
  | OrElse (a, b) -> OrElse (simp a, simp b)
  | Imply (a, b) -> OrElse (Not (simp a), simp b)
  | f -> f
let eval f =
  let rec go f = match f with
    | True -> true
    | False -> false
    | Not f -> not (go f)
    | AndAlso (a, b) -> go a && go b
    | OrElse (a, b) -> go a || go b
    | Imply (a, b) -> failwith "simplified"
    | Less (a, b) -> value a < value b in
  go (simp f)
