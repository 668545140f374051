exception Stop of int
let steps = ref []
let note s = steps := s :: !steps
let work n =
  note "start";
  if n > 2 then raise (Stop n);
  note "end";
  n
let protect f = try let r = f () in note "ok"; Some r with Stop n -> note ("stopped " ^ string_of_int n); None | Not_found -> None
let () =
  ignore (protect (fun () -> work 1));
  ignore (protect (fun () -> work 5));
  (try ignore (protect (fun () -> note "in"; failwith "boom")) with Failure m -> note m);
  List.iter print_endline (List.rev !steps)
let total = ref 0
let () =
  (try List.iter (fun x -> if x < 0 then raise Exit; total := !total + x) [1; 2; 3; -1; 5] with Exit -> ());
  print_int !total; print_newline ();
  (match List.find (fun x -> incr total; x > 100) [1;2] with x -> print_int x | exception Not_found -> Printf.printf "none %d\n" !total);
  (try (try raise Not_found with Stop _ -> print_endline "no") with Not_found -> print_endline "outer")
