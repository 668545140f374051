(* leaves are handled by another function *)
type expr =
  | Num of int
  | Var of string
  | Add of expr * expr
  | Sub of expr * expr
  | Mul of expr * expr

let leaf x = function
  | Var y -> if y = x then 1 else 0
  | _ -> 0

let rec derivative x e =
  match e with
  | Add (a, b) -> Add (derivative x a, derivative x b)
  | Sub (a, b) -> Sub (derivative x a, derivative x b)
  | Mul (a, b) ->
    let left = Mul (derivative x a, b)
    and right = Mul (a, derivative x b) in
    Add (left, right)
  | _ -> Num (leaf x e)
