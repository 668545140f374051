(* every variable has derivative one *)
type expr =
  | Num of int
  | Var of string
  | Add of expr * expr
  | Sub of expr * expr
  | Mul of expr * expr

let derivative x e =
  let rec d = function
    | Num _ -> Num 0
    | Var _ -> Num 1
    | Add (f, g) -> Add (d f, d g)
    | Sub (f, g) -> Sub (d f, d g)
    | Mul (f, g) -> Add (Mul (d f, g), Mul (f, d g))
  in
  d e
