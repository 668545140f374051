(* first recognise the operator *)
type expr =
  | Num of int
  | Var of string
  | Add of expr * expr
  | Sub of expr * expr
  | Mul of expr * expr

type op = Plus | Minus | Times

let build op a da b db =
  match op with
  | Plus -> Add (da, db)
  | Minus -> Sub (da, db)
  | Times -> Add (Mul (da, b), Mul (a, db))

let rec derivative x e =
  let binary op a b = build op a (derivative x a) b (derivative x b) in
  match e with
  | Num _ -> Num 0
  | Var y when x = y -> Num 1
  | Var _ -> Num 0
  | Add (a, b) -> binary Plus a b
  | Sub (a, b) -> binary Minus a b
  | Mul (a, b) -> binary Times a b
