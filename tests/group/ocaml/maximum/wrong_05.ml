(* fails on the empty list *)
let rec largest = function
  | [] -> failwith "empty list"
  | [x] -> x
  | x :: xs -> max x (largest xs)

let maximum l = Some (largest l)
