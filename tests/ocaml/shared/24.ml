type cell = { mutable first : int; mutable second : int list }
let put s i v = s.(i) <- v
let get s i = s.(i)
let sum s = Array.fold_left (+) 0 s
let swap s i j = let x = s.(i) in s.(i) <- s.(j); s.(j) <- x
let t0 = Array.init 3 (fun i -> i * i)
let u0 = t0
let t1 = [|1; 2; 3|]
let p1 = (t1, 30)
let t2 = let a = Array.make 3 0 in a.(1) <- 8; a
let () = swap t0 0 2
let start1 () = swap u0 0 2
let () = start1 ()
let () = swap u0 0 2
let shared = (Hashtbl.create 3 : (int, int) Hashtbl.t)
let () = let f = Hashtbl.replace shared in f 1 43
