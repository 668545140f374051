type cell = { mutable first : int; mutable second : int list }
let put s i v = s.(i) <- v
let get s i = s.(i)
let sum s = Array.fold_left (+) 0 s
let swap s i j = let x = s.(i) in s.(i) <- s.(j); s.(j) <- x
let t0 = Array.map succ [|1; 2; 3|]
let m0 = [|t0; [|0; 1; 2|]|]
let t1 = Array.map succ [|1; 2; 3|]
let p1 = (t1, 14)
let t2 = Array.make 3 7
let (g2, s2) = let a = [|5|] in ((fun () -> a.(0)), (fun x -> a.(0) <- x))
let read0 = Array.copy m0.(0)
let () = s2 48
let shared = Buffer.create 3
let () = Buffer.add_string shared (string_of_int 8)
