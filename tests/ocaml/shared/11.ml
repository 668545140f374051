let put s i v = s.(i) <- v
let get s i = s.(i)
let sum s = Array.fold_left (+) 0 s
let swap s i j = let x = s.(i) in s.(i) <- s.(j); s.(j) <- x
let t0 = Array.make 3 7
let p0 = (t0, 39)
let t1 = let a = Array.make 3 0 in a.(1) <- 8; a
let (g1, s1) = let a = [|15|] in ((fun () -> a.(0)), (fun x -> a.(0) <- x))
let start0 () = let s = (fst p0) in s.(1) <- 4
let () = start0 ()
let () = s1 24
