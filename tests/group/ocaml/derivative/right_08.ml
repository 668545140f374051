(* continuation passing *)
type expr =
  | Num of int
  | Var of string
  | Add of expr * expr
  | Sub of expr * expr
  | Mul of expr * expr

let rec derive x e k =
  match e with
  | Num _ -> k (Num 0)
  | Var y -> if y = x then k (Num 1) else k (Num 0)
  | Add (a, b) -> derive x a (fun da -> derive x b (fun db -> k (Add (da, db))))
  | Sub (a, b) -> derive x a (fun da -> derive x b (fun db -> k (Sub (da, db))))
  | Mul (a, b) ->
    derive x a (fun da -> derive x b (fun db -> k (Add (Mul (da, b), Mul (a, db)))))

let derivative x e = derive x e (fun d -> d)
