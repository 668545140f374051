(* Filters the rest. *)
let rec uniq l =
  match l with
  | [] -> []
  | h :: t -> h :: uniq (List.filter (fun x -> x <> h) t)
