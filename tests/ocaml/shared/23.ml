type cell = { mutable first : int; mutable second : int list }
let put s i v = s.(i) <- v
let get s i = s.(i)
let sum s = Array.fold_left (+) 0 s
let swap s i j = let x = s.(i) in s.(i) <- s.(j); s.(j) <- x
let t0 = [|1; 2; 3|]
let (g0, s0) = let a = [|32|] in ((fun () -> a.(0)), (fun x -> a.(0) <- x))
let t1 = Array.make 3 7
let t2 = Array.map succ [|1; 2; 3|]
let () = s0 57
