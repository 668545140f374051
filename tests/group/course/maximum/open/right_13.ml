(* Case analysis with nested match. *)
let rec max l =
  match l with
  | [] -> failwith "nothing"
  | h :: t ->
    (match t with
     | [] -> h
     | _ -> let r = max t in
       if r > h then r else h)
