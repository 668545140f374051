let put s i v = s.(i) <- v
let get s i = s.(i)
let sum s = Array.fold_left (+) 0 s
let swap s i j = let x = s.(i) in s.(i) <- s.(j); s.(j) <- x
let t0 = Array.map succ [|1; 2; 3|]
let p0 = (t0, 39)
let t1 = Array.map succ [|1; 2; 3|]
let start0 () = t0 |> Array.sort compare
let () = start0 ()
