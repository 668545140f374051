let f = print_string "made "; fun x -> print_string "called "; x + 1
let g x = print_string "g1 "; fun y -> print_string "g2 "; x + y
let h = g 1
let () = print_int (f 1); print_int (f 2); print_int (h 1); print_int (h 2); print_int (g 1 2); print_newline ()
let apply f = print_string "apply "; f ()
let () = apply (print_string "arg "; fun () -> print_endline "body")
