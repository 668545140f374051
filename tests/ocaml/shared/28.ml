type cell = { mutable first : int; mutable second : int list }
let put s i v = s.(i) <- v
let get s i = s.(i)
let sum s = Array.fold_left (+) 0 s
let swap s i j = let x = s.(i) in s.(i) <- s.(j); s.(j) <- x
let t0 = Array.init 3 (fun i -> i * i)
let m0 = [|t0; [|0; 1; 2|]|]
let t1 = let a = Array.make 3 0 in a.(1) <- 8; a
let p1 = (t1, 22)
let t2 = Array.map succ [|1; 2; 3|]
let (g2, s2) = let a = [|13|] in ((fun () -> a.(0)), (fun x -> a.(0) <- x))
let t3 = [|1; 2; 3|]
let (g3, s3) = let a = [|9|] in ((fun () -> a.(0)), (fun x -> a.(0) <- x))
let read0 = Array.copy m0.(0)
let () = s2 6
let () = s3 26
let shared = Bytes.make 3 'a'
let () = let f = Bytes.set shared in f 0 'd'
