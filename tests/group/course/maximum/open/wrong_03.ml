(* Minimum. *)
let rec max l = match l with
  | [] -> failwith "empty"
  | [x] -> x
  | h :: t -> let m = max t in if h < m then h else m
