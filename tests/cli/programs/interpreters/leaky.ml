type expr = Num of int | Var of string | Add of expr * expr | Let of string * expr * expr

let rec eval env = function
  | Num n -> n
  | Var x -> Hashtbl.find env x
  | Add (a, b) ->
      let x = eval env a in
      x + eval env b
  | Let (x, e, body) ->
      let v = eval env e in
      Hashtbl.add env x v;
      let r = eval env body in
      r

let run e =
  let env = Hashtbl.create 16 in
  eval env e
