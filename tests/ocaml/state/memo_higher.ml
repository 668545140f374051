let memo f = let t = Hashtbl.create 8 in fun x -> match Hashtbl.find_opt t x with Some y -> y | None -> let y = f x in Hashtbl.add t x y; y
let calls = ref 0
let slow n = incr calls; n * n
let fast = memo slow
let () = List.iter (fun n -> Printf.printf "%d " (fast n)) [3; 4; 3; 3; 4; 5]; Printf.printf "(%d calls)\n" !calls
let rec fix f x = f (fix f) x
let memo_rec f = let t = Hashtbl.create 8 in let rec g x = try Hashtbl.find t x with Not_found -> let y = f g x in Hashtbl.replace t x y; y in g
let fib = memo_rec (fun self n -> if n < 2 then n else self (n - 1) + self (n - 2))
let () = print_int (fib 60); print_newline (); print_int (fix (fun self n -> if n = 0 then 1 else n * self (n - 1)) 10); print_newline ()
