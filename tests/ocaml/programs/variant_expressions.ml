(* An evaluator whose results and errors are polymorphic variants. *)
type expr = Num of int | Add of expr * expr | Div of expr * expr | Var of string
let rec eval env = function
  | Num n -> `Value n
  | Var x -> (match List.assoc_opt x env with Some n -> `Value n | None -> `Unbound x)
  | Add (a, b) -> both env a b (fun a b -> `Value (a + b))
  | Div (a, b) -> both env a b (fun a b -> if b = 0 then `Zero else `Value (a / b))
and both env a b f =
  match eval env a with
  | `Value a -> (match eval env b with `Value b -> f a b | (`Unbound _ | `Zero) as e -> e)
  | (`Unbound _ | `Zero) as e -> e
let show = function `Value n -> string_of_int n | `Unbound x -> "unbound " ^ x | `Zero -> "division by zero"
let env = [ ("x", 10); ("y", 0) ]
let results =
  List.map
    (fun e -> show (eval env e))
    [ Num 1; Add (Var "x", Num 2); Div (Var "x", Var "y"); Var "z"; Add (Var "z", Div (Num 1, Num 0)); Div (Num 7, Num 2) ]
let count_errors = List.length (List.filter (function "1" | "12" | "3" -> false | _ -> true) results)
