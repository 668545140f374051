let (x, y) = (ref 1, ref 2)
let swap (a, b) = let t = !a in a := !b; b := t
let pair = (x, y)
let () = swap pair; Printf.printf "%d %d\n" !x !y; swap (x, x); Printf.printf "%d\n" !x
