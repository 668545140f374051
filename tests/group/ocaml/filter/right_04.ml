(* fold from the left, appending *)
let filter pred list =
  List.fold_left (fun kept x -> if pred x then kept @ [x] else kept) [] list
