(* Starts at min_int. *)
let max lst = List.fold_left (fun acc x -> if x > acc then x else acc) min_int lst
