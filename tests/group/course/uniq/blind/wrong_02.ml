(* Neighbours only. *)
let rec uniq l = match l with
  | [] -> []
  | [x] -> [x]
  | a :: b :: t -> if a = b then uniq (b :: t) else a :: uniq (b :: t)
