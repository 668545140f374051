let maximum l = match l with
  | [] -> None
  | x :: rest -> Some (List.fold_left max x rest)
