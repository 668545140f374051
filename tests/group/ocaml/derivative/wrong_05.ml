(* in a product, the derivative of the left factor is used twice *)
type expr =
  | Num of int
  | Var of string
  | Add of expr * expr
  | Sub of expr * expr
  | Mul of expr * expr

let rec derivative x e =
  match e with
  | Mul (u, v) ->
    let du = derivative x u in
    Add (Mul (du, v), Mul (u, du))
  | Sub (u, v) -> Sub (derivative x u, derivative x v)
  | Add (u, v) -> Add (derivative x u, derivative x v)
  | Var y -> if y <> x then Num 0 else Num 1
  | Num _ -> Num 0
