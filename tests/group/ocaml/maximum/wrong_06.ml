(* a list of one element has no maximum *)
let rec maximum l =
  match l with
  | [] | [_] -> None
  | [x; y] -> Some (if x > y then x else y)
  | x :: rest ->
    match maximum rest with
    | None -> Some x
    | Some m -> Some (max x m)
