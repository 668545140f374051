let put s i v = s.(i) <- v
let get s i = s.(i)
let sum s = Array.fold_left (+) 0 s
let swap s i j = let x = s.(i) in s.(i) <- s.(j); s.(j) <- x
let t0 = let a = Array.make 3 0 in a.(1) <- 8; a
let p0 = (t0, 9)
let t1 = Array.map succ [|1; 2; 3|]
let u1 = t1
let t2 = Array.make 3 7
let m2 = [|t2; [|0; 1; 2|]|]
