(* Fold_left. *)
let uniq l =
  List.fold_left (fun acc x -> if List.mem x acc then acc else acc @ [x]) [] l
