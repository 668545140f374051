(* What the type checker lets through does not get stuck. A term of depth two is built from four numbers. *)

type ty = TInt | TBool

type term =
  | Num of int
  | True
  | False
  | Plus of term * term
  | IsZero of term
  | If of term * term * term

type value = VInt of int | VBool of bool

let rec typeof = function
  | Num _ -> Some TInt
  | True | False -> Some TBool
  | Plus (a, b) -> (
      match (typeof a, typeof b) with Some TInt, Some TInt -> Some TInt | _ -> None)
  | IsZero a -> ( match typeof a with Some TInt -> Some TBool | _ -> None)
  | If (c, a, b) -> (
      match (typeof c, typeof a, typeof b) with
      | Some TBool, Some t, Some u -> if t = u then Some t else None
      | _ -> None)

exception Stuck

let rec eval = function
  | Num n -> VInt n
  | True -> VBool true
  | False -> VBool false
  | Plus (a, b) -> (
      match (eval a, eval b) with VInt x, VInt y -> VInt (x + y) | _ -> raise Stuck)
  | IsZero a -> ( match eval a with VInt x -> VBool (x = 0) | VBool _ -> raise Stuck)
  | If (c, a, b) -> (
      match eval c with VBool true -> eval a | VBool false -> eval b | VInt _ -> raise Stuck)

(* A leaf: 0 and 1 are truth values, others numbers. *)
let leaf n = if n = 0 then False else if n = 1 then True else Num n

let build shape a b c =
  if shape = 0 then Some (Plus (leaf a, Plus (leaf b, leaf c)))
  else if shape = 1 then Some (If (IsZero (leaf a), leaf b, leaf c))
  else if shape = 2 then Some (If (leaf a, leaf b, Plus (leaf c, leaf c)))
  else None

let () =
  let shape = read_int () in
  let a = read_int () in
  let b = read_int () in
  let c = read_int () in
  match build shape a b c with
  | None -> print_endline "no such shape"
  | Some term -> (
      match typeof term with
      | None -> print_endline "ill-typed"
      | Some t -> (
          match eval term with
          | exception Stuck ->
              print_endline "well-typed terms get stuck" (* target: unreachable *)
          | VBool _ ->
              if t = TInt then
                print_endline "a number is a truth value" (* target: unreachable *)
              else print_endline "a truth value"
          | VInt n ->
              if n = 46 && shape = 2 && b < 0 then
                print_endline "twice twenty-three" (* target: reachable *)
              else print_int n))
