let () = at_exit (fun () -> print_endline "at exit")
let r = ref [1]
let () = r := 2 :: !r; print_int (List.length !r)
let () = failwith ("after " ^ string_of_int (List.length !r))
