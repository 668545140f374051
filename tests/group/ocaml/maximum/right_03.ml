(* fold *)
let maximum = function
  | [] -> None
  | h :: t -> Some (List.fold_left max h t)
