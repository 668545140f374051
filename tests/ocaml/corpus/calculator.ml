(* Expressions: evaluation with options and exceptions, simplification, printing. *)
type expr =
  | Num of int
  | Var of string
  | Add of expr * expr
  | Mul of expr * expr
  | Div of expr * expr
  | Neg of expr
  | Let of string * expr * expr

exception Unbound of string
exception Bad of int * string

let rec eval env = function
  | Num n -> n
  | Var x -> (match List.assoc_opt x env with Some v -> v | None -> raise (Unbound x))
  | Add (a, b) -> eval env a + eval env b
  | Mul (a, b) -> eval env a * eval env b
  | Div (a, b) -> eval env a / eval env b
  | Neg a -> -eval env a
  | Let (x, a, b) -> eval ((x, eval env a) :: env) b

let eval_opt e = try Some (eval [] e) with Division_by_zero -> None | Unbound _ -> None

let describe e =
  try string_of_int (eval [] e) with
  | Division_by_zero -> "division by zero"
  | Unbound x when String.length x > 1 -> "unbound variable " ^ x
  | Unbound x -> "unbound " ^ x

let rec simplify = function
  | Add (Num 0, e) | Add (e, Num 0) -> simplify e
  | Mul (Num 1, e) | Mul (e, Num 1) -> simplify e
  | Mul (Num 0, _) | Mul (_, Num 0) -> Num 0
  | Add (a, b) -> Add (simplify a, simplify b)
  | Mul (a, b) -> Mul (simplify a, simplify b)
  | Neg (Neg e) -> simplify e
  | Neg e -> Neg (simplify e)
  | e -> e

let rec show = function
  | Num n -> if n < 0 then "(" ^ string_of_int n ^ ")" else string_of_int n
  | Var x -> x
  | Add (a, b) -> "(" ^ show a ^ " + " ^ show b ^ ")"
  | Mul (a, b) -> show a ^ " * " ^ show b
  | Div (a, b) -> show a ^ " / " ^ show b
  | Neg a -> "-" ^ show a
  | Let (x, a, b) -> Printf.sprintf "let %s = %s in %s" x (show a) (show b)

type instr = Push of int | Plus | Times

let rec compile = function
  | Num n -> [ Push n ]
  | Add (a, b) -> compile a @ compile b @ [ Plus ]
  | Mul (a, b) -> compile a @ compile b @ [ Times ]
  | _ -> failwith "compile"

let rec run stack code = match code, stack with
  | [], [ v ] -> v
  | Push n :: rest, _ -> run (n :: stack) rest
  | Plus :: rest, a :: b :: s -> run ((a + b) :: s) rest
  | Times :: rest, a :: b :: s -> run ((a * b) :: s) rest
  | _ -> invalid_arg "run"
