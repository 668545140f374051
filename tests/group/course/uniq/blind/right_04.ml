(* Own delete. *)
let rec delete x l = match l with
  | [] -> []
  | h :: t -> if h = x then delete x t else h :: delete x t

let rec uniq l = match l with
  | [] -> []
  | h :: t -> h :: delete h (uniq t)
