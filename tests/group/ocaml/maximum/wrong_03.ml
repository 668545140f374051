(* forgets the last element *)
let maximum l =
  let rec go best = function
    | [] | [_] -> best
    | x :: xs -> if x > best then go x xs else go best xs
  in
  match l with
  | [] -> None
  | x :: xs -> Some (go x xs)
