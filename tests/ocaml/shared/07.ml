type cell = { mutable first : int; mutable second : int list }
let put s i v = s.(i) <- v
let get s i = s.(i)
let sum s = Array.fold_left (+) 0 s
let swap s i j = let x = s.(i) in s.(i) <- s.(j); s.(j) <- x
let t0 = Array.make 3 7
let m0 = [|t0; [|0; 1; 2|]|]
let t1 = [|1; 2; 3|]
let (g1, s1) = let a = [|56|] in ((fun () -> a.(0)), (fun x -> a.(0) <- x))
let t2 = [|1; 2; 3|]
let p2 = (t2, 2)
let t3 = let a = Array.make 3 0 in a.(1) <- 8; a
let u3 = t3
let start0 () = Array.iteri (fun i x -> t1.(i) <- x * 5) t1
let () = start0 ()
let start1 () = Array.sort compare t1
let () = start1 ()
let () = s1 41
