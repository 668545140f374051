(* Compares neighbours only. *)
let rec max l = match l with
  | [] -> failwith "empty"
  | [x] -> x
  | a :: b :: t -> if a > b then a else max (b :: t)
