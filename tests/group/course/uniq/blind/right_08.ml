(* Fold_right with a filter. *)
let uniq l = List.fold_right (fun x r -> x :: List.filter (fun y -> not (y = x)) r) l []
