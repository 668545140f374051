type cell = { mutable first : int; mutable second : int list }
let put s i v = s.(i) <- v
let get s i = s.(i)
let sum s = Array.fold_left (+) 0 s
let swap s i j = let x = s.(i) in s.(i) <- s.(j); s.(j) <- x
let t0 = let a = Array.make 3 0 in a.(1) <- 8; a
let u0 = t0
let t1 = let a = Array.make 3 0 in a.(1) <- 8; a
let u1 = t1
let () = Array.iteri (fun i x -> t0.(i) <- x * 2) t0
