let fs = Array.init 4 (fun i -> let k = ref i in fun x -> k := !k + x; !k)
let () = Array.iter (fun f -> Printf.printf "%d %d; " (f 1) (f 10)) fs; print_newline ()
let table = [| (fun x -> x + 1); (fun x -> x * 2) |]
let () = table.(0) <- (fun x -> -x); Array.iter (fun f -> Printf.printf "%d " (f 5)) table; print_newline ()
let comp = Array.fold_left (fun f g x -> g (f x)) (fun x -> x) table
let () = print_int (comp 3); print_newline ()
