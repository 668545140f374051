(* The last one. *)
let rec max l = match l with
  | [] -> failwith "empty"
  | [x] -> x
  | h :: t -> max t
