(* A type checker that is sound for its evaluator. *)
type ty = Int | Bool
type expr = N of int | B of bool | Plus of expr * expr | Less of expr * expr | If of expr * expr * expr

let rec infer = function
  | N _ -> Some Int
  | B _ -> Some Bool
  | Plus (a, b) -> if infer a = Some Int && infer b = Some Int then Some Int else None
  | Less (a, b) -> if infer a = Some Int && infer b = Some Int then Some Bool else None
  | If (c, a, b) -> (
      match infer c, infer a, infer b with
      | Some Bool, Some s, Some t when s = t -> Some s
      | _ -> None)

exception Stuck

type value = VInt of int | VBool of bool

let rec eval = function
  | N n -> VInt n
  | B b -> VBool b
  | Plus (a, b) -> (match eval a, eval b with VInt x, VInt y -> VInt (x + y) | _ -> raise Stuck)
  | Less (a, b) -> (match eval a, eval b with VInt x, VInt y -> VBool (x < y) | _ -> raise Stuck)
  | If (c, a, b) -> (match eval c with VBool true -> eval a | VBool false -> eval b | VInt _ -> raise Stuck)

let has_type v t = match v, t with VInt _, Int | VBool _, Bool -> true | _ -> false

let prop_sound e = match infer e with
  | None -> true
  | Some t -> (match eval e with v -> has_type v t | exception Stuck -> false)
