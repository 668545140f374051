type expr =
  | Const of float
  | Var of string
  | Sum of expr * expr
  | Diff of expr * expr
  | Prod of expr * expr
  | Quot of expr * expr

let rec deriv exp dv =
  match exp with
  | Const _ -> Const 0.0
  | Var v -> if v = dv then Const 1.0 else Const 0.0
  | Sum (f, g) -> Sum (deriv f dv, deriv g dv)
  | Diff (f, g) -> Diff (deriv f dv, deriv g dv)
  | Prod (f, g) -> Sum (Prod (f, deriv g dv), Prod (deriv f dv, g))
  | Quot (f, g) -> Quot (Diff (Prod (deriv f dv, g), Prod (f, deriv g dv)), Prod (g, g))

let rec eval env exp =
  match exp with
  | Const c -> c
  | Var v -> List.assoc v env
  | Sum (f, g) -> eval env f +. eval env g
  | Diff (f, g) -> eval env f -. eval env g
  | Prod (f, g) -> eval env f *. eval env g
  | Quot (f, g) -> eval env f /. eval env g

let rec print_expr prec exp =
  let paren op_prec s = if prec > op_prec then "(" ^ s ^ ")" else s in
  match exp with
  | Const c -> Printf.sprintf "%g" c
  | Var v -> v
  | Sum (f, g) -> paren 0 (print_expr 0 f ^ " + " ^ print_expr 0 g)
  | Diff (f, g) -> paren 0 (print_expr 0 f ^ " - " ^ print_expr 1 g)
  | Prod (f, g) -> paren 2 (print_expr 2 f ^ " * " ^ print_expr 2 g)
  | Quot (f, g) -> paren 2 (print_expr 2 f ^ " / " ^ print_expr 3 g)

let e = Prod (Sum (Const 2.0, Var "x"), Sum (Const 3.5, Var "y"))
let value = eval [ ("x", 1.0); ("y", 3.14) ] e
let text = print_expr 0 e
let derived = print_expr 0 (deriv (Quot (Const 1.0, Var "x")) "x")
let at2 = eval [ ("x", 2.0) ] (deriv (Prod (Var "x", Var "x")) "x")
