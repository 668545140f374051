type formula = Var of string | Not of formula | And of formula * formula | Or of formula * formula | Imp of formula * formula

let rec vars = function
  | Var x -> [ x ]
  | Not f -> vars f
  | And (a, b) | Or (a, b) | Imp (a, b) -> List.sort_uniq compare (vars a @ vars b)

let rec eval env = function
  | Var x -> List.assoc x env
  | Not f -> not (eval env f)
  | And (a, b) -> eval env a && eval env b
  | Or (a, b) -> eval env a || eval env b
  | Imp (a, b) -> (not (eval env a)) || eval env b

let rec assignments = function
  | [] -> [ [] ]
  | x :: xs ->
      let rest = assignments xs in
      List.map (fun e -> (x, true) :: e) rest @ List.map (fun e -> (x, false) :: e) rest

let table f = List.map (fun env -> (List.map snd env, eval env f)) (assignments (vars f))
let tautology f = List.for_all (fun env -> eval env f) (assignments (vars f))
let satisfiable f = List.find_opt (fun env -> eval env f) (assignments (vars f))

let rec nnf = function
  | Not (Not f) -> nnf f
  | Not (And (a, b)) -> Or (nnf (Not a), nnf (Not b))
  | Not (Or (a, b)) -> And (nnf (Not a), nnf (Not b))
  | Not (Imp (a, b)) -> And (nnf a, nnf (Not b))
  | Imp (a, b) -> Or (nnf (Not a), nnf b)
  | And (a, b) -> And (nnf a, nnf b)
  | Or (a, b) -> Or (nnf a, nnf b)
  | (Var _ | Not (Var _)) as f -> f

let p = Var "p" and q = Var "q"
let truth = table (And (p, Or (p, q)))
let peirce = tautology (Imp (Imp (Imp (p, q), p), p))
let model = satisfiable (And (p, Not q))
let unsat = satisfiable (And (p, Not p))
let normal = nnf (Not (Imp (p, And (q, Not p))))
