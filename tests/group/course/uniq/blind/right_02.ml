(* Library mem and an accumulator at the end. *)
let uniq lst =
  let rec aux l acc =
    match l with
    | [] -> acc
    | h :: t -> if List.mem h acc then aux t acc else aux t (acc @ [h])
  in aux lst []
