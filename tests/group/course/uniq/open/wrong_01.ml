(* Keeps the last ones. *)
let rec uniq l = match l with
  | [] -> []
  | h :: t -> if List.mem h t then uniq t else h :: uniq t
