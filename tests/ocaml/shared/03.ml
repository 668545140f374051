let put s i v = s.(i) <- v
let get s i = s.(i)
let sum s = Array.fold_left (+) 0 s
let swap s i j = let x = s.(i) in s.(i) <- s.(j); s.(j) <- x
let t0 = [|1; 2; 3|]
let t1 = Array.map succ [|1; 2; 3|]
let (g1, s1) = let a = [|6|] in ((fun () -> a.(0)), (fun x -> a.(0) <- x))
let change0 () = Array.sort (fun x y -> compare y x) t1
let () = Array.blit [|4; 1|] 0 t0 1 2
let () = s1 15
