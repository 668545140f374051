let put s i v = s.(i) <- v
let get s i = s.(i)
let sum s = Array.fold_left (+) 0 s
let swap s i j = let x = s.(i) in s.(i) <- s.(j); s.(j) <- x
let t0 = Array.init 3 (fun i -> i * i)
let p0 = (t0, 38)
let t1 = Array.init 3 (fun i -> i * i)
let m1 = [|t1; [|0; 1; 2|]|]
let t2 = Array.of_list [4; 5; 6]
let t3 = let a = Array.make 3 0 in a.(1) <- 8; a
