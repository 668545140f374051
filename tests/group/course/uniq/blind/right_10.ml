(* Not mem first. *)
let uniq l =
  let rec walk seen rest =
    match rest with
      [] -> []
    | x :: xs when not (List.mem x seen) -> x :: walk (x :: seen) xs
    | _ :: xs -> walk seen xs
  in walk [] l
