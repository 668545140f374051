(* subtraction copied from addition *)
type expr =
  | Num of int
  | Var of string
  | Add of expr * expr
  | Sub of expr * expr
  | Mul of expr * expr

let sum da db = Add (da, db)

let rec derivative x e =
  match e with
  | Num _ -> Num 0
  | Var y -> if y = x then Num 1 else Num 0
  | Add (a, b) -> sum (derivative x a) (derivative x b)
  | Sub (a, b) -> sum (derivative x a) (derivative x b)
  | Mul (a, b) -> sum (Mul (derivative x a, b)) (Mul (a, derivative x b))
