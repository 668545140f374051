(* result is reversed *)
let filter p l =
  let rec go acc = function
    | [] -> acc
    | x :: xs -> if p x then go (x :: acc) xs else go acc xs
  in
  go [] l
