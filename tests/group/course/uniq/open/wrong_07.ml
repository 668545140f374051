(* Removes one copy only. *)
let rec remove x l = match l with [] -> [] | h :: t -> if h = x then t else h :: remove x t
let rec uniq l = match l with
  | [] -> []
  | h :: t -> h :: uniq (remove h t)
