(* Fold_left and rev. *)
let uniq l =
  List.rev (List.fold_left (fun acc x -> if List.exists (fun y -> y = x) acc then acc else x :: acc) [] l)
