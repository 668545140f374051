(* accumulator, reversed at the end *)
let filter p l =
  let rec go acc = function
    | [] -> List.rev acc
    | x :: xs -> go (if p x then x :: acc else acc) xs
  in
  go [] l
