(* Accumulator is never changed. *)
let max l =
  let rec go m l = match l with
    | [] -> m
    | h :: t -> if h > m then go m t else go m t in
  match l with [] -> failwith "empty" | h :: t -> go h t
