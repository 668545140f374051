let maximum l =
  let rec go best = function
    | [] -> best
    | x :: rest -> if x > best then go x rest else go best rest
  in
  match l with
  | [] -> None
  | x :: rest -> Some (go x rest)
