type ty = TVar of int | TInt | TBool | TFun of ty * ty
type exp = Int of int | Bool of bool | Var of string | Fun of string * exp | App of exp * exp | If of exp * exp * exp

exception Type_error of string

let rec apply s = function
  | TVar v as t -> ( match List.assoc_opt v s with Some t' -> apply s t' | None -> t)
  | TFun (a, b) -> TFun (apply s a, apply s b)
  | t -> t

let rec occurs v = function TVar w -> v = w | TFun (a, b) -> occurs v a || occurs v b | _ -> false

let rec unify s a b =
  match (apply s a, apply s b) with
  | TInt, TInt | TBool, TBool -> s
  | TVar v, TVar w when v = w -> s
  | TVar v, t | t, TVar v -> if occurs v t then raise (Type_error "occurs") else (v, t) :: s
  | TFun (a1, b1), TFun (a2, b2) -> unify (unify s a1 a2) b1 b2
  | _ -> raise (Type_error "mismatch")

let rec infer env next s = function
  | Int _ -> (TInt, next, s)
  | Bool _ -> (TBool, next, s)
  | Var x -> (
      match List.assoc_opt x env with
      | Some t -> (t, next, s)
      | None -> raise (Type_error ("unbound " ^ x)))
  | Fun (x, e) ->
      let t, next', s = infer ((x, TVar next) :: env) (next + 1) s e in
      (TFun (TVar next, t), next', s)
  | App (f, a) ->
      let tf, next, s = infer env next s f in
      let ta, next, s = infer env next s a in
      (TVar next, next + 1, unify s tf (TFun (ta, TVar next)))
  | If (c, a, b) ->
      let tc, next, s = infer env next s c in
      let s = unify s tc TBool in
      let ta, next, s = infer env next s a in
      let tb, next, s = infer env next s b in
      (ta, next, unify s ta tb)

let type_of e = try let t, _, s = infer [] 0 [] e in Ok (apply s t) with Type_error m -> Error m

let id = type_of (Fun ("x", Var "x"))
let twice = type_of (Fun ("f", Fun ("x", App (Var "f", App (Var "f", Var "x")))))
let bad = type_of (If (Int 1, Int 2, Int 3))
let omega = type_of (Fun ("x", App (Var "x", Var "x")))
let unbound = type_of (Var "nope")
