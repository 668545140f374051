type term = Var of string | Lam of string * term | App of term * term

module S = Set.Make (String)

let rec free = function
  | Var x -> S.singleton x
  | Lam (x, t) -> S.remove x (free t)
  | App (a, b) -> S.union (free a) (free b)

let rec fresh x avoid = if S.mem x avoid then fresh (x ^ "'") avoid else x

let rec subst x s = function
  | Var y -> if x = y then s else Var y
  | App (a, b) -> App (subst x s a, subst x s b)
  | Lam (y, t) when y = x -> Lam (y, t)
  | Lam (y, t) when S.mem y (free s) ->
      let z = fresh y (S.union (free s) (free t)) in
      Lam (z, subst x s (subst y (Var z) t))
  | Lam (y, t) -> Lam (y, subst x s t)

let rec step = function
  | App (Lam (x, t), s) -> Some (subst x s t)
  | App (a, b) -> (
      match step a with
      | Some a' -> Some (App (a', b))
      | None -> ( match step b with Some b' -> Some (App (a, b')) | None -> None))
  | Lam (x, t) -> Option.map (fun t' -> Lam (x, t')) (step t)
  | Var _ -> None

let rec normalize fuel t = if fuel = 0 then t else match step t with None -> t | Some t' -> normalize (fuel - 1) t'

let rec show = function
  | Var x -> x
  | Lam (x, t) -> "\\" ^ x ^ "." ^ show t
  | App (a, b) ->
      let left = match a with Lam _ -> "(" ^ show a ^ ")" | _ -> show a in
      let right = match b with Var _ -> show b | _ -> "(" ^ show b ^ ")" in
      left ^ " " ^ right

let two = Lam ("f", Lam ("x", App (Var "f", App (Var "f", Var "x"))))
let four = show (normalize 100 (App (two, two)))
let capture = show (subst "x" (Var "y") (Lam ("y", App (Var "x", Var "y"))))
let vars = S.elements (free (App (Lam ("x", Var "x"), Var "z")))
