(* helper with the best so far *)
let maximum l =
  let rec go best l =
    match l with
    | [] -> best
    | x :: xs -> if x > best then go x xs else go best xs
  in
  match l with
  | [] -> None
  | x :: xs -> Some (go x xs)
