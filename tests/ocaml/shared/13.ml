let put s i v = s.(i) <- v
let get s i = s.(i)
let sum s = Array.fold_left (+) 0 s
let swap s i j = let x = s.(i) in s.(i) <- s.(j); s.(j) <- x
let t0 = let a = Array.make 3 0 in a.(1) <- 8; a
let m0 = [|t0; [|0; 1; 2|]|]
let t1 = Array.make 3 7
let m1 = [|t1; [|0; 1; 2|]|]
let read0 = Array.length m0.(0)
let () = Array.set t1 1 43
