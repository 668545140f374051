(* lists of zero or one element, concatenated *)
let filter p l =
  List.concat (List.map (fun x -> if p x then [x] else []) l)
