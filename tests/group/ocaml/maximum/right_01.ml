(* the largest of the rest, then compare *)
let rec maximum l =
  match l with
  | [] -> None
  | x :: rest ->
      (match maximum rest with
       | None -> Some x
       | Some m -> if x > m then Some x else Some m)
