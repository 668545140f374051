let a = print_string "a"; 1
module M = struct let b = print_string "b"; a + 1 module N = struct let c = print_string "c"; b + 1 end end
let d = print_string "d"; M.N.c + M.b
let () = Printf.printf " %d\n" d
let e = ref a
let f () = !e
let () = e := 10
let g = f ()
let () = e := 20; Printf.printf "%d %d\n" g (f ())
