type expr =
  | Num of int
  | Var of string
  | Bin of op * expr * expr
  | Let of string * expr * expr
  | Fun of string * expr
  | App of expr * expr
  | If of expr * expr * expr
and op = Plus | Minus | Times | Eq

type value = Int of int | Bool of bool | Closure of string * expr * env
and env = (string * value) list

exception Type_error of string

let rec eval env = function
  | Num n -> Int n
  | Var x -> (try List.assoc x env with Not_found -> raise (Type_error ("unbound " ^ x)))
  | Bin (op, a, b) -> (
    match (op, eval env a, eval env b) with
    | Plus, Int x, Int y -> Int (x + y)
    | Minus, Int x, Int y -> Int (x - y)
    | Times, Int x, Int y -> Int (x * y)
    | Eq, Int x, Int y -> Bool (x = y)
    | _ -> raise (Type_error "operands"))
  | Let (x, e, b) -> eval ((x, eval env e) :: env) b
  | Fun (x, b) -> Closure (x, b, env)
  | App (f, a) -> (
    match eval env f with
    | Closure (x, b, env') -> let v = eval env a in eval ((x, v) :: env') b
    | Int _ | Bool _ -> raise (Type_error "not a function"))
  | If (c, t, e) -> (match eval env c with Bool true -> eval env t | Bool false -> eval env e | _ -> raise (Type_error "condition"))

let rec pp fmt = function
  | Num n -> Format.fprintf fmt "%d" n
  | Var x -> Format.pp_print_string fmt x
  | Bin (Plus, a, b) -> Format.fprintf fmt "@[<2>(%a +@ %a)@]" pp a pp b
  | Bin (_, a, b) -> Format.fprintf fmt "(%a ? %a)" pp a pp b
  | Let (x, e, b) -> Format.fprintf fmt "@[<v>let %s = %a in@,%a@]" x pp e pp b
  | Fun (x, b) -> Format.fprintf fmt "fun %s -> %a" x pp b
  | App (f, a) -> Format.fprintf fmt "(%a %a)" pp f pp a
  | If (c, t, e) -> Format.fprintf fmt "if %a then %a else %a" pp c pp t pp e

let show = function Int n -> string_of_int n | Bool b -> string_of_bool b | Closure _ -> "<fun>"
let program = Let ("twice", Fun ("f", Fun ("x", App (Var "f", App (Var "f", Var "x")))), App (App (Var "twice", Fun ("n", Bin (Times, Var "n", Num 3))), Num 7))
let () =
  print_endline (show (eval [] program));
  Format.printf "%a@." pp program;
  List.iter (fun e -> match eval [] e with v -> print_endline (show v) | exception Type_error m -> Printf.printf "type error: %s\n" m)
    [ App (Num 1, Num 2); Var "y"; If (Bin (Eq, Num 1, Num 1), Num 10, Num 20); Bin (Plus, Num 1, Fun ("x", Var "x")) ]
