(* A type checker and evaluator for a small lambda calculus. *)
type ty = TInt | TBool | TFun of ty * ty
type term =
  | Int of int
  | Bool of bool
  | V of string
  | Lam of string * ty * term
  | App of term * term
  | If of term * term * term
  | Plus of term * term
  | Less of term * term

type 'a outcome = ('a, string) result
let ( let* ) = Result.bind
let ( >>= ) r f = match r with Ok x -> f x | Error e -> Error e

let rec show_ty = function
  | TInt -> "int"
  | TBool -> "bool"
  | TFun ((TFun _ as a), b) -> "(" ^ show_ty a ^ ") -> " ^ show_ty b
  | TFun (a, b) -> show_ty a ^ " -> " ^ show_ty b

let rec infer env = function
  | Int _ -> Ok TInt
  | Bool _ -> Ok TBool
  | V x -> (match List.assoc_opt x env with Some t -> Ok t | None -> Error ("unbound " ^ x))
  | Lam (x, t, body) ->
      let* r = infer ((x, t) :: env) body in
      Ok (TFun (t, r))
  | App (f, a) -> (
      let* tf = infer env f in
      let* ta = infer env a in
      match tf with
      | TFun (p, r) when p = ta -> Ok r
      | TFun (p, _) -> Error ("expected " ^ show_ty p ^ " but got " ^ show_ty ta)
      | _ -> Error "not a function")
  | If (c, a, b) ->
      expect env c TBool >>= fun () ->
      infer env a >>= fun ta ->
      expect env b ta >>= fun () -> Ok ta
  | Plus (a, b) -> let* () = expect env a TInt in let* () = expect env b TInt in Ok TInt
  | Less (a, b) -> let* () = expect env a TInt in let* () = expect env b TInt in Ok TBool

and expect env e t = infer env e >>= fun t' -> if t = t' then Ok () else Error ("expected " ^ show_ty t)

type value = VInt of int | VBool of bool | Closure of (string * value) list * string * term

let rec eval env = function
  | Int n -> VInt n
  | Bool b -> VBool b
  | V x -> List.assoc x env
  | Lam (x, _, b) -> Closure (env, x, b)
  | App (f, a) -> (match eval env f, eval env a with Closure (env', x, b), v -> eval ((x, v) :: env') b | _ -> failwith "app")
  | If (c, a, b) -> (match eval env c with VBool true -> eval env a | VBool false -> eval env b | _ -> failwith "if")
  | Plus (a, b) -> (match eval env a, eval env b with VInt x, VInt y -> VInt (x + y) | _ -> failwith "plus")
  | Less (a, b) -> (match eval env a, eval env b with VInt x, VInt y -> VBool (x < y) | _ -> failwith "less")

let id_int = Lam ("x", TInt, V "x")
let apply = Lam ("f", TFun (TInt, TInt), Lam ("x", TInt, App (V "f", App (V "f", V "x"))))
let inc = Lam ("n", TInt, Plus (V "n", Int 1))
