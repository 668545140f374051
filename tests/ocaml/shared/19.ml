type cell = { mutable first : int; mutable second : int list }
let put s i v = s.(i) <- v
let get s i = s.(i)
let sum s = Array.fold_left (+) 0 s
let swap s i j = let x = s.(i) in s.(i) <- s.(j); s.(j) <- x
let t0 = Array.init 3 (fun i -> i * i)
module M0 = struct let v = t0 let put x = v.(0) <- x end
let t1 = Array.make 3 7
let m1 = [|t1; [|0; 1; 2|]|]
let t2 = [|1; 2; 3|]
let (g2, s2) = let a = [|25|] in ((fun () -> a.(0)), (fun x -> a.(0) <- x))
let t3 = Array.init 3 (fun i -> i * i)
module M3 = struct let v = t3 let put x = v.(0) <- x end
let () = let (s, _) = (t0, 1) in s.(2) <- 48
