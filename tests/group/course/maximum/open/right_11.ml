(* A loop with a reference. *)
let max l =
  match l with
  | [] -> failwith "empty"
  | h :: t ->
    let m = ref h in
    List.iter (fun x -> if x > !m then m := x) t;
    !m
