let a = ref 3 and b = ref 4
let m = max a b
let () = m := 100; Printf.printf "%d %d\n" !a !b
let arr = [| 3; 1; 2 |]
let best = Array.fold_left max min_int arr
let () = Printf.printf "%d %d\n" best (Array.fold_right min arr max_int)
