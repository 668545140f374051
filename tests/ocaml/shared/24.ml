let put s i v = s.(i) <- v
let get s i = s.(i)
let sum s = Array.fold_left (+) 0 s
let swap s i j = let x = s.(i) in s.(i) <- s.(j); s.(j) <- x
let t0 = [|1; 2; 3|]
module M0 = struct let v = t0 let put x = v.(0) <- x end
let t1 = [|1; 2; 3|]
let u1 = t1
let read0 = Array.sub M0.v 1 2
