(* A calculator: evaluation by options, and a simplifier that keeps the meaning. *)
type expr = Num of int | Add of expr * expr | Mul of expr * expr | Div of expr * expr

let ( let* ) = Option.bind

let rec eval = function
  | Num n -> Some n
  | Add (a, b) ->
      let* x = eval a in
      let* y = eval b in
      Some (x + y)
  | Mul (a, b) ->
      let* x = eval a in
      let* y = eval b in
      Some (x * y)
  | Div (a, b) ->
      let* x = eval a in
      let* y = eval b in
      if y = 0 then None else Some (x / y)

let rec simplify = function
  | Add (a, b) -> (
      match simplify a, simplify b with
      | Num 0, e | e, Num 0 -> e
      | a, b -> Add (a, b))
  | Mul (a, b) -> (
      match simplify a, simplify b with
      | Num 1, e | e, Num 1 -> e
      | a, b -> Mul (a, b))
  | Div (a, b) -> Div (simplify a, simplify b)
  | Num n -> Num n

let prop_simplify e = eval (simplify e) = eval e
