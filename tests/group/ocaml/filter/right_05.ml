(* guards *)
let rec filter p = function
  | [] -> []
  | x :: xs when p x -> x :: filter p xs
  | _ :: xs -> filter p xs
