let a = [| 1; 2; 3; 4 |]
let () = Array.iter (fun x -> if x < 4 then a.(x) <- a.(x) + 10; print_int x; print_char ' ') a; print_newline ()
let b = [| 1; 1; 1 |]
let c = Array.map (fun x -> b.(2) <- b.(2) + x; x) b
let () = Array.iter (Printf.printf "%d ") c; Array.iter (Printf.printf "%d ") b; print_newline ()
let () = print_int (Array.fold_left (fun acc x -> b.(1) <- 7; acc * 10 + x) 0 b); print_newline ()
