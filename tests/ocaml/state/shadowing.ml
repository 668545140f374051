let x = ref 1
let f () = !x
let x = ref 2
let g () = !x
let () = x := 5; Printf.printf "%d %d\n" (f ()) (g ())
let r = ref 0
let () = let r = ref 100 in r := !r + 1; print_int !r
let () = Printf.printf " %d\n" !r
