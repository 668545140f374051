let put s i v = s.(i) <- v
let get s i = s.(i)
let sum s = Array.fold_left (+) 0 s
let swap s i j = let x = s.(i) in s.(i) <- s.(j); s.(j) <- x
let t0 = let a = Array.make 3 0 in a.(1) <- 8; a
let p0 = (t0, 40)
let t1 = Array.map succ [|1; 2; 3|]
module M1 = struct let v = t1 let put x = v.(0) <- x end
let () = Array.set (fst p0) 1 55
let start1 () = Array.blit [|47; 1|] 0 M1.v 1 2
let () = start1 ()
let () = swap t1 0 2
