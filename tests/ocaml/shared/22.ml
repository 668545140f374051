type cell = { mutable first : int; mutable second : int list }
let put s i v = s.(i) <- v
let get s i = s.(i)
let sum s = Array.fold_left (+) 0 s
let swap s i j = let x = s.(i) in s.(i) <- s.(j); s.(j) <- x
let t0 = Array.map succ [|1; 2; 3|]
let u0 = t0
let t1 = Array.map succ [|1; 2; 3|]
let t2 = Array.init 3 (fun i -> i * i)
let p2 = (t2, 19)
let t3 = Array.map succ [|1; 2; 3|]
let u3 = t3
let shared = { first = 1; second = [2] }
let () = let t = shared in t.first <- 6
