(* If for everything. *)
type exp = Num of int | Plus of exp * exp | Minus of exp * exp
type formula =
  | True | False
  | Not of formula
  | AndAlso of formula * formula
  | OrElse of formula * formula
  | Imply of formula * formula
  | Less of exp * exp
let rec expv e = match e with
  | Num i -> i
  | Plus (x, y) -> (expv x) + (expv y)
  | Minus (x, y) -> (expv x) - (expv y)
let rec eval f =
  match f with
  | True -> true
  | False -> false
  | Not g -> if eval g then false else true
  | AndAlso (g, h) -> if eval g then eval h else false
  | OrElse (g, h) -> if eval g then true else eval h
  | Imply (g, h) -> if eval g then eval h else true
  | Less (x, y) -> if expv x < expv y then true else false
