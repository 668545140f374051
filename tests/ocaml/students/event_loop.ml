type event = Key of char | Click of { x : int; y : int } | Tick
let handlers : (event -> unit) list ref = ref []
let subscribe f = handlers := f :: !handlers
let emit e = List.iter (fun f -> f e) (List.rev !handlers)
let log = Buffer.create 64
let ticks = ref 0
let () =
  subscribe (function Key c -> Buffer.add_char log c | _ -> ());
  subscribe (function Click { x; y } when x = y -> Buffer.add_string log (Printf.sprintf "<%d>" x) | Click _ | Key _ -> () | Tick -> incr ticks);
  List.iter emit [ Key 'a'; Tick; Click { x = 1; y = 1 }; Click { x = 1; y = 2 }; Key 'b'; Tick ];
  subscribe (fun _ -> Buffer.add_char log '!');
  emit Tick;
  Printf.printf "%s %d\n" (Buffer.contents log) !ticks;
  at_exit (fun () -> print_endline "bye");
  print_endline "done";
  exit 3
