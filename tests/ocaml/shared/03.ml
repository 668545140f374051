type cell = { mutable first : int; mutable second : int list }
let put s i v = s.(i) <- v
let get s i = s.(i)
let sum s = Array.fold_left (+) 0 s
let swap s i j = let x = s.(i) in s.(i) <- s.(j); s.(j) <- x
let t0 = Array.of_list [4; 5; 6]
let p0 = (t0, 31)
let t1 = Array.of_list [4; 5; 6]
let t2 = let a = Array.make 3 0 in a.(1) <- 8; a
module M2 = struct let v = t2 let put x = v.(0) <- x end
let t3 = Array.make 3 7
let p3 = (t3, 14)
let read0 = Array.to_list (fst p0)
