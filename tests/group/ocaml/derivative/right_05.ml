(* general fold that returns the expression and its derivative *)
type expr =
  | Num of int
  | Var of string
  | Add of expr * expr
  | Sub of expr * expr
  | Mul of expr * expr

let rec fold num var add sub mul e =
  let again = fold num var add sub mul in
  match e with
  | Num n -> num n
  | Var y -> var y
  | Add (a, b) -> add (again a) (again b)
  | Sub (a, b) -> sub (again a) (again b)
  | Mul (a, b) -> mul (again a) (again b)

let derivative x e =
  let _, d =
    fold
      (fun n -> (Num n, Num 0))
      (fun y -> (Var y, if y = x then Num 1 else Num 0))
      (fun (a, da) (b, db) -> (Add (a, b), Add (da, db)))
      (fun (a, da) (b, db) -> (Sub (a, b), Sub (da, db)))
      (fun (a, da) (b, db) -> (Mul (a, b), Add (Mul (da, b), Mul (a, db))))
      e
  in
  d
