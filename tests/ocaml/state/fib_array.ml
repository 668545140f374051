let fib n = let a = Array.make (n + 2) 0 in a.(1) <- 1; for i = 2 to n do a.(i) <- a.(i-1) + a.(i-2) done; a
let shared = fib 10
let () = Array.iteri (fun i x -> if i > 0 then print_char ','; print_int x) shared; print_newline ()
