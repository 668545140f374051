(* stops at the first element that does not satisfy p *)
let rec filter p = function
  | [] -> []
  | x :: xs -> if p x then x :: filter p xs else []
