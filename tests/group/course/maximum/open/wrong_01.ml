(* Starts at zero. *)
let max l = List.fold_left (fun a b -> if a > b then a else b) 0 l
