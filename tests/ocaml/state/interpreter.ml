type expr = Num of int | Var of string | Add of expr * expr | Let of string * expr * expr | Set of string * expr | Seq of expr * expr | While of expr * expr | Less of expr * expr | Print of expr
exception Unbound of string
let env : (string, int) Hashtbl.t = Hashtbl.create 8
let rec eval = function
  | Num n -> n
  | Var x -> (try Hashtbl.find env x with Not_found -> raise (Unbound x))
  | Add (a, b) -> let x = eval a in let y = eval b in x + y
  | Let (x, e, b) -> let v = eval e in Hashtbl.add env x v; let r = eval b in Hashtbl.remove env x; r
  | Set (x, e) -> let v = eval e in if not (Hashtbl.mem env x) then raise (Unbound x); Hashtbl.replace env x v; v
  | Seq (a, b) -> ignore (eval a); eval b
  | While (c, b) -> while eval c <> 0 do ignore (eval b) done; 0
  | Less (a, b) -> if eval a < eval b then 1 else 0
  | Print e -> let v = eval e in print_int v; print_char ' '; v
let program = Let ("i", Num 0, Seq (While (Less (Var "i", Num 4), Seq (Print (Var "i"), Set ("i", Add (Var "i", Num 1)))), Let ("i", Num 100, Print (Var "i"))))
let () = print_int (eval program); print_newline (); (try ignore (eval (Add (Var "i", Num 1))) with Unbound x -> print_endline ("unbound " ^ x)); print_int (Hashtbl.length env); print_newline ()
