(* product rule: product of the derivatives *)
type expr =
  | Num of int
  | Var of string
  | Add of expr * expr
  | Sub of expr * expr
  | Mul of expr * expr

let rec derivative x e =
  match e with
  | Num _ -> Num 0
  | Var y -> if x = y then Num 1 else Num 0
  | Add (a, b) -> Add (derivative x a, derivative x b)
  | Sub (a, b) -> Sub (derivative x a, derivative x b)
  | Mul (a, b) -> Mul (derivative x a, derivative x b)
