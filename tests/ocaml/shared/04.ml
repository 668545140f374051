type cell = { mutable first : int; mutable second : int list }
let put s i v = s.(i) <- v
let get s i = s.(i)
let sum s = Array.fold_left (+) 0 s
let swap s i j = let x = s.(i) in s.(i) <- s.(j); s.(j) <- x
let t0 = Array.init 3 (fun i -> i * i)
let (g0, s0) = let a = [|27|] in ((fun () -> a.(0)), (fun x -> a.(0) <- x))
let t1 = Array.map succ [|1; 2; 3|]
let t2 = [|1; 2; 3|]
let change0 () = Array.set t2 1 49
let start1 () = Array.sort (fun x y -> compare y x) t0
let () = start1 ()
let () = s0 30
let shared = Bytes.make 3 'a'
let () = Bytes.blit_string "xyz" 0 shared 1 2
