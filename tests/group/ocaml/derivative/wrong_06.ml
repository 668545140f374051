(* another variable stays in the result as if it were a factor *)
type expr =
  | Num of int
  | Var of string
  | Add of expr * expr
  | Sub of expr * expr
  | Mul of expr * expr

let rec derivative x e =
  let d = derivative x in
  match e with
  | Num _ -> Num 0
  | Var y -> if x = y then Num 1 else Var y
  | Add (a, b) -> Add (d a, d b)
  | Sub (a, b) -> Sub (d a, d b)
  | Mul (a, b) -> Add (Mul (d a, b), Mul (a, d b))
