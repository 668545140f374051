(* Values first. *)
type exp = Num of int | Plus of exp * exp | Minus of exp * exp
type formula =
  | True | False
  | Not of formula
  | AndAlso of formula * formula
  | OrElse of formula * formula
  | Imply of formula * formula
  | Less of exp * exp
let rec eval f =
  let rec num e = match e with
    | Num n -> n
    | Plus (l, r) -> let x = num l in let y = num r in x + y
    | Minus (l, r) -> let x = num l in let y = num r in x - y
  in
  match f with
    True -> true
  | False -> false
  | Not x -> let b = eval x in if b then false else true
  | AndAlso (x, y) -> let b1 = eval x in let b2 = eval y in b1 && b2
  | OrElse (x, y) -> let b1 = eval x in let b2 = eval y in b1 || b2
  | Imply (x, y) -> let b1 = eval x in let b2 = eval y in if b1 then b2 else true
  | Less (x, y) -> num x < num y
