let n = ref 0
let cmp a b = incr n; compare a b
let l = List.sort cmp [3; 1; 2; 5; 4]
let () = List.iter print_int l; Printf.printf " %d\n" !n
let a = [| 9; 8; 7; 1 |]
let () = n := 0; Array.sort cmp a; Array.iter print_int a; Printf.printf " %d\n" !n
