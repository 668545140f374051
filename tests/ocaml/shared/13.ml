type cell = { mutable first : int; mutable second : int list }
let put s i v = s.(i) <- v
let get s i = s.(i)
let sum s = Array.fold_left (+) 0 s
let swap s i j = let x = s.(i) in s.(i) <- s.(j); s.(j) <- x
let t0 = [|1; 2; 3|]
let t1 = Array.map succ [|1; 2; 3|]
let (g1, s1) = let a = [|6|] in ((fun () -> a.(0)), (fun x -> a.(0) <- x))
let () = try t0.(0) <- 20; raise Exit with Exit -> t0.(1) <- 20 + 1
let start1 () = put t1 2 5
let () = start1 ()
let () = s1 12
