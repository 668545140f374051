(* arguments of the worker swapped, other order of cases *)
type expr =
  | Num of int
  | Var of string
  | Add of expr * expr
  | Sub of expr * expr
  | Mul of expr * expr

let rec diff expr var =
  match expr with
  | Mul (u, v) ->
    let du = diff u var in
    let dv = diff v var in
    Add (Mul (du, v), Mul (u, dv))
  | Sub (u, v) ->
    let du = diff u var and dv = diff v var in
    Sub (du, dv)
  | Add (u, v) ->
    let du = diff u var and dv = diff v var in
    Add (du, dv)
  | Var y ->
    (match y = var with
     | true -> Num 1
     | false -> Num 0)
  | Num _ -> Num 0

let derivative x e = diff e x
