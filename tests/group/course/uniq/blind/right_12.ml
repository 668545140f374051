(* A table as a function. *)
let uniq l =
  let rec go seen l = match l with
    | [] -> []
    | h :: t ->
      if seen h then go seen t
      else h :: go (fun x -> x = h || seen x) t
  in go (fun _ -> false) l
