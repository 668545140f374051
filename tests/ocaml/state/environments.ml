(* One interpreter with its variables in a table, and one with them in a list. *)
type expr = Num of int | Var of string | Add of expr * expr | Let of string * expr * expr

let rec by_list env = function
  | Num n -> n
  | Var x -> List.assoc x env
  | Add (a, b) -> by_list env a + by_list env b
  | Let (x, e, body) -> by_list ((x, by_list env e) :: env) body

let by_table e =
  let env = Hashtbl.create 8 in
  let rec go = function
    | Num n -> n
    | Var x -> Hashtbl.find env x
    | Add (a, b) -> let a = go a in a + go b
    | Let (x, e, body) ->
        Hashtbl.add env x (go e);
        let v = go body in
        Hashtbl.remove env x;
        v
  in
  go e

let forgetful e =
  let env = Hashtbl.create 8 in
  let rec go = function
    | Num n -> n
    | Var x -> Hashtbl.find env x
    | Add (a, b) -> let a = go a in a + go b
    | Let (x, e, body) ->
        Hashtbl.replace env x (go e);
        let v = go body in
        Hashtbl.remove env x;
        v
  in
  go e

let shadowed = Let ("x", Num 1, Add (Let ("x", Num 5, Var "x"), Var "x"))
let show f e = match f e with n -> string_of_int n | exception Not_found -> "unbound"
let () = List.iter (fun f -> print_endline (show f shadowed)) [ by_list []; by_table; forgetful ]
let () = List.iter (fun f -> print_endline (show f (Var "y"))) [ by_list []; by_table; forgetful ]
