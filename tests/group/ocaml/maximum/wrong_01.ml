(* starts from zero: negative lists *)
let maximum l =
  match l with
  | [] -> None
  | _ -> Some (List.fold_left max 0 l)
