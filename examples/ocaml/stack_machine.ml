(* A compiler from expressions to a stack machine. *)
type expr = Num of int | Add of expr * expr | Sub of expr * expr
type instr = Push of int | Plus | Minus

let rec eval = function Num n -> n | Add (a, b) -> eval a + eval b | Sub (a, b) -> eval a - eval b

let rec compile = function
  | Num n -> [ Push n ]
  | Add (a, b) -> compile a @ compile b @ [ Plus ]
  | Sub (a, b) -> compile a @ compile b @ [ Minus ]

let rec run code stack = match code, stack with
  | [], stack -> stack
  | Push n :: rest, stack -> run rest (n :: stack)
  | Plus :: rest, b :: a :: stack -> run rest ((a + b) :: stack)
  | Minus :: rest, b :: a :: stack -> run rest ((a - b) :: stack)
  | (Plus | Minus) :: _, _ -> failwith "stack underflow"

let prop_compile e = run (compile e) [] = [ eval e ]
