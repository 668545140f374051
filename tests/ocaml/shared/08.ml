type cell = { mutable first : int; mutable second : int list }
let put s i v = s.(i) <- v
let get s i = s.(i)
let sum s = Array.fold_left (+) 0 s
let swap s i j = let x = s.(i) in s.(i) <- s.(j); s.(j) <- x
let t0 = let a = Array.make 3 0 in a.(1) <- 8; a
let t1 = Array.map succ [|1; 2; 3|]
let t2 = Array.of_list [4; 5; 6]
let (g2, s2) = let a = [|14|] in ((fun () -> a.(0)), (fun x -> a.(0) <- x))
let read0 = t2.(0)
let () = s2 11
