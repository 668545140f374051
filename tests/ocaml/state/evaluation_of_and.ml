let t s b = print_string s; b
let () = Printf.printf " %b\n" (t "a" false && t "b" true); Printf.printf " %b\n" (t "a" true || t "b" true); Printf.printf " %b\n" (not (t "c" false) && (t "d" true || t "e" false))
let r = ref 0
let _ = (incr r; !r) + (r := 10; !r)
let () = print_int !r; print_newline ()
let x, y = (print_string "l"; 1), (print_string "r"; 2)
let () = Printf.printf "%d%d\n" x y
let a = let i = print_string "i"; 1 and j = print_string "j"; 2 in i + j
let () = print_int a; print_newline ()
