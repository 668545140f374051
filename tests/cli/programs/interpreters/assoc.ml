type expr = Num of int | Var of string | Add of expr * expr | Let of string * expr * expr

let rec eval env = function
  | Num n -> n
  | Var x -> List.assoc x env
  | Add (a, b) -> eval env a + eval env b
  | Let (x, e, body) -> eval ((x, eval env e) :: env) body

let run e = eval [] e
