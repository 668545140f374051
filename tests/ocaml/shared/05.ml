let put s i v = s.(i) <- v
let get s i = s.(i)
let sum s = Array.fold_left (+) 0 s
let swap s i j = let x = s.(i) in s.(i) <- s.(j); s.(j) <- x
let t0 = Array.make 3 7
module M0 = struct let v = t0 let put x = v.(0) <- x end
let t1 = Array.make 3 7
let m1 = [|t1; [|0; 1; 2|]|]
let t2 = Array.init 3 (fun i -> i * i)
let t3 = let a = Array.make 3 0 in a.(1) <- 8; a
let p3 = (t3, 42)
