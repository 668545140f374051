let n = read_int ()
let total = ref 0
let () = for _ = 1 to n do total := !total + read_int () done; Printf.printf "sum %d\n" !total
let name = read_line ()
let () = Printf.printf "hello %s\n" name; (try ignore (read_int ()) with Failure m -> print_endline m); try ignore (read_line ()) with End_of_file -> print_endline "eof"
