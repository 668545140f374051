let () = print_char (input_char stdin)
let () = print_int (input_byte stdin); print_newline ()
let () = print_endline (really_input_string stdin 5)
let () = print_endline (input_line stdin)
let b = Bytes.make 4 '.'
let () = really_input stdin b 1 2; print_endline (Bytes.to_string b)
let () = try ignore (really_input_string stdin 100) with End_of_file -> print_endline "end"
let () = try ignore (input_char stdin) with End_of_file -> print_endline "end again"
