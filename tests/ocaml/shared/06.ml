type cell = { mutable first : int; mutable second : int list }
let put s i v = s.(i) <- v
let get s i = s.(i)
let sum s = Array.fold_left (+) 0 s
let swap s i j = let x = s.(i) in s.(i) <- s.(j); s.(j) <- x
let t0 = Array.init 3 (fun i -> i * i)
let p0 = (t0, 24)
let t1 = Array.of_list [4; 5; 6]
module M1 = struct let v = t1 let put x = v.(0) <- x end
let t2 = Array.map succ [|1; 2; 3|]
let u2 = t2
let start0 () = put u2 2 33
let () = start0 ()
let shared = { first = 1; second = [2] }
