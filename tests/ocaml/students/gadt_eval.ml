type _ expr =
  | Int : int -> int expr
  | Bool : bool -> bool expr
  | Add : int expr * int expr -> int expr
  | Less : int expr * int expr -> bool expr
  | If : bool expr * 'a expr * 'a expr -> 'a expr
  | Pair : 'a expr * 'b expr -> ('a * 'b) expr
  | Fst : ('a * 'b) expr -> 'a expr

let rec eval : type a. a expr -> a = function
  | Int n -> n
  | Bool b -> b
  | Add (a, b) -> eval a + eval b
  | Less (a, b) -> eval a < eval b
  | If (c, t, e) -> if eval c then eval t else eval e
  | Pair (a, b) -> (eval a, eval b)
  | Fst p -> fst (eval p)

let rec size : type a. a expr -> int = function
  | Int _ -> 1
  | Bool _ -> 1
  | Add (a, b) -> size a + size b + 1
  | Less (a, b) -> size a + size b + 1
  | If (c, t, e) -> size c + size t + size e + 1
  | Pair (a, b) -> size a + size b + 1
  | Fst p -> size p + 1

let e = If (Less (Int 1, Add (Int 1, Int 1)), Fst (Pair (Int 10, Bool false)), Int 0)
let () = Printf.printf "%d %d\n" (eval e) (size e)
let () = if eval (Less (Int 3, Int 4)) then print_endline "less"
