(* Sorted. *)
let max l = match List.rev (List.sort compare l) with
  | [] -> failwith "max"
  | x :: _ -> x
