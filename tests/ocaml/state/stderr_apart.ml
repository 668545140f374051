let () = print_string "out1 "; prerr_string "err1"; Printf.eprintf "err%d\n" 2; print_endline "out2"; prerr_endline "e"
