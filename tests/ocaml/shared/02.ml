let put s i v = s.(i) <- v
let get s i = s.(i)
let sum s = Array.fold_left (+) 0 s
let swap s i j = let x = s.(i) in s.(i) <- s.(j); s.(j) <- x
let t0 = let a = Array.make 3 0 in a.(1) <- 8; a
let t1 = [|1; 2; 3|]
let p1 = (t1, 3)
let t2 = Array.map succ [|1; 2; 3|]
let t3 = let a = Array.make 3 0 in a.(1) <- 8; a
let p3 = (t3, 59)
let start0 () = Array.iteri (fun i x -> (fst p1).(i) <- x * 8) (fst p1)
let () = start0 ()
let () = Array.blit [|17; 1|] 0 t1 1 2
