let () = at_exit (fun () -> print_endline "bye")
let () = at_exit (fun () -> print_endline "first")
let () = print_endline "working"
let () = if true then exit 3
let () = print_endline "never"
