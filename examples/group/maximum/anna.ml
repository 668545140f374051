let rec maximum l =
  match l with
  | [] -> None
  | h :: t ->
      let m = maximum t in
      (match m with
       | Some n when n >= h -> Some n
       | _ -> Some h)
