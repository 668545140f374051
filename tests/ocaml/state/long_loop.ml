let a = Array.make 100 0
let () = for i = 0 to 9999 do let k = i mod 100 in a.(k) <- a.(k) + i done
let () = Printf.printf "%d %d\n" a.(0) a.(99)
let n = ref 0
let () = while !n < 20000 do incr n done; print_int !n; print_newline ()
