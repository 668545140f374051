(* Sorted. *)
let uniq l = List.sort_uniq compare l
