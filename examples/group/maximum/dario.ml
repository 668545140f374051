(* Starts from zero: wrong for lists of negative numbers. *)
let maximum l =
  let rec go best = function
    | [] -> best
    | x :: rest -> if x > best then go x rest else go best rest
  in
  if l = [] then None else Some (go 0 l)
