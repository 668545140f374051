(* The last element that is larger than its neighbour, not the largest. *)
let rec maximum = function
  | [] -> None
  | [ x ] -> Some x
  | x :: y :: rest -> if x > y then Some x else maximum (y :: rest)
