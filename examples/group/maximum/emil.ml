let maximum l = match l with
  | [] -> None
  | _ -> Some (List.fold_left (fun a b -> if a < b then b else a) 0 l)
