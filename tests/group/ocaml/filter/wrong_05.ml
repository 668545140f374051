(* the last element is lost *)
let rec filter p l =
  match l with
  | [] -> []
  | [_] -> []
  | x :: xs -> if p x then x :: filter p xs else filter p xs
