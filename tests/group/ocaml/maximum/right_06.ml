(* sort and take the first *)
let maximum l =
  match List.sort (fun a b -> compare b a) l with
  | [] -> None
  | x :: _ -> Some x
