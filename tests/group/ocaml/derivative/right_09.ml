(* the right operand first, pairs mapped by a helper *)
type expr =
  | Num of int
  | Var of string
  | Add of expr * expr
  | Sub of expr * expr
  | Mul of expr * expr

let both f (a, b) =
  let b' = f b in
  let a' = f a in
  (a', b')

let rec derivative x = function
  | Add (a, b) -> let (a', b') = both (derivative x) (a, b) in Add (a', b')
  | Sub (a, b) -> let (a', b') = both (derivative x) (a, b) in Sub (a', b')
  | Mul (a, b) ->
    let (a', b') = both (derivative x) (a, b) in
    Add (Mul (a', b), Mul (a, b'))
  | Var y -> Num (if x = y then 1 else 0)
  | Num _ -> Num 0
