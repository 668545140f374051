(* Stops at the first copy. *)
let uniq l =
  let rec go seen l = match l with
    | [] -> []
    | h :: t -> if List.mem h seen then [] else h :: go (h :: seen) t
  in go [] l
