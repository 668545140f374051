(* Own function for two numbers. *)
let bigger (a, b) = if a >= b then a else b

let rec max (l : int list) : int =
  match l with
  | [] -> min_int
  | [x] -> x
  | x :: xs -> bigger (x, max xs)
