let a = [| 1; 2 |]
let () = print_int a.(1); print_newline ()
let () = a.(2) <- 3
