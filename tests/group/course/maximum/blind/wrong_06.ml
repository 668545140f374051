(* Forgets the list of one. *)
let rec max l = match l with
  | [] -> failwith "empty"
  | h :: t -> if h > max t then h else max t
