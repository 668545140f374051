(* Own delete and own append. *)
type lambda = V of string | P of string * lambda | C of lambda * lambda
let rec append a b = match a with [] -> b | h :: t -> h :: append t b
let rec remove x l = match l with
  | [] -> []
  | h :: t -> if h = x then remove x t else h :: remove x t
let rec fv m = match m with
  | V x -> [x]
  | P (x, b) -> remove x (fv b)
  | C (a, b) -> append (fv a) (fv b)
let check m = match fv m with [] -> true | _ -> false
