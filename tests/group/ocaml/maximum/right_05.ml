(* fold from the right with an option *)
let maximum l =
  List.fold_right
    (fun x acc ->
      match acc with
      | Some m when m >= x -> Some m
      | _ -> Some x)
    l None
