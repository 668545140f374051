(* Formulas and their negation normal form. *)
type formula = Var of int | Not of formula | And of formula * formula | Or of formula * formula

let rec eval env = function
  | Var n -> env n
  | Not f -> not (eval env f)
  | And (a, b) -> eval env a && eval env b
  | Or (a, b) -> eval env a || eval env b

let rec nnf = function
  | Not (Not f) -> nnf f
  | Not (And (a, b)) -> Or (nnf (Not a), nnf (Not b))
  | Not (Or (a, b)) -> And (nnf (Not a), nnf (Not b))
  | And (a, b) -> And (nnf a, nnf b)
  | Or (a, b) -> Or (nnf a, nnf b)
  | (Var _ | Not (Var _)) as f -> f

let prop_nnf n f = eval (fun v -> v > n) (nnf f) = eval (fun v -> v > n) f
