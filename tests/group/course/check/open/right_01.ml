(* Own mem. *)
type lambda = V of string | P of string * lambda | C of lambda * lambda
let rec mem x l = match l with [] -> false | h :: t -> if h = x then true else mem x t
let rec scoped l vars = match l with
  | V s -> mem s vars
  | P (s, b) -> scoped b (s :: vars)
  | C (a, b) -> if scoped a vars then scoped b vars else false
let check l = scoped l []
