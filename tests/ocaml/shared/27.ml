let put s i v = s.(i) <- v
let get s i = s.(i)
let sum s = Array.fold_left (+) 0 s
let swap s i j = let x = s.(i) in s.(i) <- s.(j); s.(j) <- x
let t0 = Array.init 3 (fun i -> i * i)
let (g0, s0) = let a = [|41|] in ((fun () -> a.(0)), (fun x -> a.(0) <- x))
let t1 = let a = Array.make 3 0 in a.(1) <- 8; a
let u1 = t1
let start0 () = put t1 2 5
let () = start0 ()
let change1 () = let s = t0 in s.(1) <- 16
