(* Helper with an accumulator. *)
let max l =
  let rec go best rest =
    match rest with
      [] -> best
    | x::xs -> if x > best then go x xs else go best xs
  in
  match l with
    [] -> raise Not_found
  | x::xs -> go x xs
