let () = at_exit (fun () -> print_string "[end]")
let f x = if x > 3 then (print_string "stop "; exit 0) else x
let () = List.iter (fun x -> print_int (f x); print_char ' ') [1; 2; 3; 4; 5]
