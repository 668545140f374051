(* drops only the first elements *)
let rec filter p l =
  match l with
  | [] -> []
  | x :: xs when not (p x) -> filter p xs
  | _ -> l
