let () = at_exit (fun () -> print_string "x")
let () = at_exit (fun () -> print_string "y")
let () = print_string "z"; ignore (List.hd [])
