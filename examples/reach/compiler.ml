(* A compiler with an optimizer, checked against an interpreter: an expression is chosen by three numbers, simplified, compiled
   for a machine with a stack and an environment, and run. *)

type expr =
  | Const of int
  | Var of int (* how many `Let`s stand between the use and the definition *)
  | Add of expr * expr
  | Mul of expr * expr
  | Let of expr * expr
  | IfZero of expr * expr * expr

type instr =
  | Push of int
  | Access of int
  | Plus
  | Times
  | Bind
  | Unbind
  | Branch of instr list * instr list

(* The interpreter. *)

let rec nth env n =
  match env with
  | [] ->
      failwith "no such variable" (* target: unreachable *)
  | v :: rest -> if n = 0 then v else nth rest (n - 1)

let rec eval env = function
  | Const n -> n
  | Var i -> nth env i
  | Add (a, b) ->
      let x = eval env a in
      let y = eval env b in
      x + y
  | Mul (a, b) ->
      let x = eval env a in
      let y = eval env b in
      x * y
  | Let (a, b) ->
      let x = eval env a in
      eval (x :: env) b
  | IfZero (c, a, b) -> if eval env c = 0 then eval env a else eval env b

(* The optimizer: constants are computed, and what is known to be neutral is left out. *)

let add a b =
  match (a, b) with
  | Const 0, e -> e
  | e, Const 0 -> e
  | Const m, Const n -> Const (m + n)
  | _ -> Add (a, b)

let mul a b =
  match (a, b) with
  | Const 0, _ -> Const 0
  | _, Const 0 -> Const 0
  | Const 1, e -> e
  | e, Const 1 -> e
  | Const m, Const n -> Const (m * n)
  | _ -> Mul (a, b)

let rec simplify = function
  | Const n -> Const n
  | Var i -> Var i
  | Add (a, b) -> add (simplify a) (simplify b)
  | Mul (a, b) -> mul (simplify a) (simplify b)
  | Let (a, b) -> (
      match simplify b with
      | Const n -> Const n
      | b -> Let (simplify a, b))
  | IfZero (c, a, b) -> (
      match simplify c with
      | Const 0 -> simplify a
      | Const _ -> simplify b
      | c -> IfZero (c, simplify a, simplify b))

(* The compiler and the machine. *)

let rec compile e rest =
  match e with
  | Const n -> Push n :: rest
  | Var i -> Access i :: rest
  | Add (a, b) -> compile a (compile b (Plus :: rest))
  | Mul (a, b) -> compile a (compile b (Times :: rest))
  | Let (a, b) -> compile a (Bind :: compile b (Unbind :: rest))
  | IfZero (c, a, b) -> compile c (Branch (compile a [], compile b []) :: rest)

let rec run code stack env =
  match (code, stack, env) with
  | [], _, _ -> stack
  | Push n :: rest, _, _ -> run rest (n :: stack) env
  | Access i :: rest, _, _ -> run rest (nth env i :: stack) env
  | Plus :: rest, y :: x :: stack, _ -> run rest ((x + y) :: stack) env
  | Times :: rest, y :: x :: stack, _ -> run rest ((x * y) :: stack) env
  | Bind :: rest, x :: stack, _ -> run rest stack (x :: env)
  | Unbind :: rest, _, _ :: env -> run rest stack env
  | Branch (a, b) :: rest, x :: stack, _ -> run rest (run (if x = 0 then a else b) stack env) env
  | _ ->
      failwith "the machine is stuck" (* target: unreachable *)

let source kind m n =
  if kind = 0 then Some (Let (Const m, Mul (Add (Var 0, Const n), Var 0)))
  else if kind = 1 then Some (Let (Const m, IfZero (Var 0, Const n, Let (Const n, Add (Var 0, Var 1)))))
  else if kind = 2 then Some (Let (Const 5, Let (Mul (Const m, Var 0), Add (Var 0, Const n))))
  else None

let () =
  let kind = read_int () in
  let m = read_int () in
  let n = read_int () in
  match source kind m n with
  | None -> print_endline "no such program"
  | Some e -> (
      let wanted = eval [] e in
      match run (compile (simplify e) []) [] [] with
      | [ got ] ->
          if got <> wanted then
            print_endline "miscompiled" (* target: unreachable *)
          else if got = 91 && m > n && n > 0 then
            print_endline "seven times thirteen" (* target: reachable *)
          else print_int got
      | _ -> print_endline "not one value")
