(* Drops all copies. *)
let rec uniq l = match l with
  | [] -> []
  | h :: t -> if List.mem h t then uniq (List.filter (fun x -> x <> h) t) else h :: uniq t
