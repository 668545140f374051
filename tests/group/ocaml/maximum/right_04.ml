(* the smaller of the first two is thrown away *)
let rec maximum l = match l with
  | [] -> None
  | [x] -> Some x
  | x :: y :: rest ->
    if x < y then maximum (y :: rest)
    else maximum (x :: rest)
