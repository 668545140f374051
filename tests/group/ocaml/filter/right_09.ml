(* helper that conses on a condition, match on the boolean *)
let cons_if b x l =
  match b with
  | true -> x :: l
  | false -> l

let rec filter p l =
  match l with
  | x :: xs -> cons_if (p x) x (filter p xs)
  | [] -> []
