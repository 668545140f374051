let log = ref []
let note x = log := x :: !log
let with_resource f =
  note "open";
  match f () with
  | v -> note "close"; v
  | exception e -> note "close after failure"; raise e
let () = note (with_resource (fun () -> "used"))
let () = try note (with_resource (fun () -> failwith "bad")) with Failure m -> note ("caught " ^ m)
let () = List.iter print_endline (List.rev !log)
