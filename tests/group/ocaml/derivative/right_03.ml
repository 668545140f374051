(* a function for each rule *)
type expr =
  | Num of int
  | Var of string
  | Add of expr * expr
  | Sub of expr * expr
  | Mul of expr * expr

let constant = Num 0
let variable x y = if x <> y then constant else Num 1
let sum da db = Add (da, db)
let difference da db = Sub (da, db)
let product a da b db = Add (Mul (da, b), Mul (a, db))

let rec derivative x = function
  | Num _ -> constant
  | Var y -> variable x y
  | Add (a, b) -> sum (derivative x a) (derivative x b)
  | Sub (a, b) -> difference (derivative x a) (derivative x b)
  | Mul (a, b) -> product a (derivative x a) b (derivative x b)
