(* keeps what it should drop *)
let rec filter p l =
  match l with
  | [] -> []
  | x :: xs -> if p x then filter p xs else x :: filter p xs
