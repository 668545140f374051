(* Never ends. *)
let rec max l = match l with
  | [] -> failwith "empty"
  | [x] -> x
  | h :: t -> if h > max l then h else max t
