let rec maximum = function
  | [] -> None
  | [ x ] -> Some x
  | x :: y :: rest -> if x > y then maximum (x :: rest) else maximum (y :: rest)
