(* Keeps everything. *)
let uniq l =
  let rec go seen l = match l with
    | [] -> []
    | h :: t -> if List.mem h seen then go seen t else h :: go seen t
  in go [] l
