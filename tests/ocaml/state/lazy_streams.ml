type 'a stream = Nil | Cons of 'a * 'a stream Lazy.t
let made = ref 0
let rec from n = Cons (n, lazy (incr made; from (n + 1)))
let rec take n = function Cons (x, t) when n > 0 -> x :: take (n - 1) (Lazy.force t) | _ -> []
let s = from 1
let () = List.iter (Printf.printf "%d ") (take 3 s); Printf.printf "(%d) " !made; List.iter (Printf.printf "%d ") (take 4 s); Printf.printf "(%d)\n" !made
let shared = lazy (print_string "once "; 42)
let () = Printf.printf "%d %d\n" (Lazy.force shared + 1) (Lazy.force shared)
