type cell = { mutable first : int; mutable second : int list }
let put s i v = s.(i) <- v
let get s i = s.(i)
let sum s = Array.fold_left (+) 0 s
let swap s i j = let x = s.(i) in s.(i) <- s.(j); s.(j) <- x
let t0 = Array.init 3 (fun i -> i * i)
let m0 = [|t0; [|0; 1; 2|]|]
let t1 = Array.of_list [4; 5; 6]
let u1 = t1
let t2 = Array.map succ [|1; 2; 3|]
let p2 = (t2, 58)
let t3 = let a = Array.make 3 0 in a.(1) <- 8; a
module M3 = struct let v = t3 let put x = v.(0) <- x end
let () = List.iter (fun i -> t0.(i) <- i + 53) [0; 2]
let () = Array.fill M3.v 0 2 22
let start2 () = put t2 2 30
let () = start2 ()
let shared = (Hashtbl.create 3 : (int, int) Hashtbl.t)
let () = Hashtbl.replace shared 4 1
