let f n = print_int n; n
let () = ignore (f 1 + f 2)
let () = ignore (f 3, f 4)
let () = ignore [f 5; f 6]
let g a b c = print_string "g"; a + b + c
let () = ignore (g (f 7) (f 8) (f 9))
let () = ignore (f 1 = f 2 || f 3 = f 3)
let () = ignore (if f 1 = 1 then f 2 else f 3)
let () = print_newline ()
type t = { a : int; b : int }
let () = ignore { a = f 1; b = f 2 }
let () = ignore (Some (f 3))
let r = ref 0
let () = r := (print_string "rhs"; 1)
let () = (print_string "L"; r) := (print_string "R"; 1)
let () = print_newline ()
