(* Fold over the tail. *)
let max lst =
  match lst with
  | [] -> failwith "empty"
  | h :: t -> List.fold_left (fun a b -> if a > b then a else b) h t
