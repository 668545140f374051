(* plain recursion *)
let rec filter p l =
  match l with
  | [] -> []
  | x :: xs -> if p x then x :: filter p xs else filter p xs
