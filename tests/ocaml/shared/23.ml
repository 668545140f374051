let put s i v = s.(i) <- v
let get s i = s.(i)
let sum s = Array.fold_left (+) 0 s
let swap s i j = let x = s.(i) in s.(i) <- s.(j); s.(j) <- x
let t0 = Array.make 3 7
let t1 = Array.init 3 (fun i -> i * i)
let p1 = (t1, 52)
let t2 = Array.of_list [4; 5; 6]
let u2 = t2
let read0 = Array.copy t2
let read1 = get u2 1
