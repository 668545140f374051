let a = ref 1
let b = ref a
let c = ref b
let () = !(!c) := 7; Printf.printf "%d\n" !a; !c := ref 3; Printf.printf "%d %d\n" !a !(!b)
let l = [a; !b; a]
let () = List.iter incr l; List.iter (fun r -> print_int !r; print_char ' ') l; print_newline ()
