(* Zero at the end. *)
let rec max l = match l with
  | [] -> 0
  | h :: t -> let m = max t in if h > m then h else m
