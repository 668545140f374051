type expr =
  | Int of int
  | Var of string
  | Add of expr * expr
  | Sub of expr * expr
  | Mul of expr * expr
  | Div of expr * expr
  | Let of string * expr * expr

exception Unbound of string

let rec eval env = function
  | Int n -> n
  | Var x -> ( try List.assoc x env with Not_found -> raise (Unbound x))
  | Add (a, b) -> eval env a + eval env b
  | Sub (a, b) -> eval env a - eval env b
  | Mul (a, b) -> eval env a * eval env b
  | Div (a, b) ->
      let d = eval env b in
      if d = 0 then failwith "division by zero" else eval env a / d
  | Let (x, e, body) -> eval ((x, eval env e) :: env) body

let rec simplify = function
  | Add (Int 0, e) | Add (e, Int 0) -> simplify e
  | Mul (Int 1, e) | Mul (e, Int 1) -> simplify e
  | Mul (Int 0, _) | Mul (_, Int 0) -> Int 0
  | Add (a, b) -> Add (simplify a, simplify b)
  | Mul (a, b) -> Mul (simplify a, simplify b)
  | e -> e

let safe_eval e =
  match eval [] e with
  | n -> Ok n
  | exception Unbound x -> Error ("unbound " ^ x)
  | exception Failure msg -> Error msg

let r1 = safe_eval (Add (Int 1, Mul (Int 2, Int 3)))
let r2 = safe_eval (Div (Int 1, Sub (Int 2, Int 2)))
let r3 = safe_eval (Let ("x", Int 4, Mul (Var "x", Var "y")))
let r4 = safe_eval (Let ("x", Int 4, Let ("y", Add (Var "x", Int 1), Mul (Var "x", Var "y"))))
let r5 = simplify (Add (Mul (Int 1, Var "a"), Mul (Int 0, Var "b")))
