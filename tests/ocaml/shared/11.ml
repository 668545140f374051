type cell = { mutable first : int; mutable second : int list }
let put s i v = s.(i) <- v
let get s i = s.(i)
let sum s = Array.fold_left (+) 0 s
let swap s i j = let x = s.(i) in s.(i) <- s.(j); s.(j) <- x
let t0 = [|1; 2; 3|]
let u0 = t0
let t1 = Array.of_list [4; 5; 6]
let m1 = [|t1; [|0; 1; 2|]|]
let t2 = Array.make 3 7
let u2 = t2
let () = match Some m1.(0) with Some s -> s.(0) <- 3 | None -> ()
let shared = Buffer.create 3
let () = Buffer.clear shared
