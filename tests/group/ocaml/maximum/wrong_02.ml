(* comparison the wrong way round: the smallest *)
let rec maximum l =
  match l with
  | [] -> None
  | [x] -> Some x
  | x :: rest ->
    match maximum rest with
    | Some m when x < m -> Some x
    | other -> other
