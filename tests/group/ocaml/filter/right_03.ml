(* fold from the right *)
let filter p l = List.fold_right (fun x acc -> if p x then x :: acc else acc) l []
