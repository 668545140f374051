let put s i v = s.(i) <- v
let get s i = s.(i)
let sum s = Array.fold_left (+) 0 s
let swap s i j = let x = s.(i) in s.(i) <- s.(j); s.(j) <- x
let t0 = Array.of_list [4; 5; 6]
let p0 = (t0, 42)
let t1 = Array.init 3 (fun i -> i * i)
let (g1, s1) = let a = [|55|] in ((fun () -> a.(0)), (fun x -> a.(0) <- x))
let t2 = Array.of_list [4; 5; 6]
let p2 = (t2, 12)
let t3 = Array.of_list [4; 5; 6]
let () = s1 51
