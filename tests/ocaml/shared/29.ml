type cell = { mutable first : int; mutable second : int list }
let put s i v = s.(i) <- v
let get s i = s.(i)
let sum s = Array.fold_left (+) 0 s
let swap s i j = let x = s.(i) in s.(i) <- s.(j); s.(j) <- x
let t0 = Array.of_list [4; 5; 6]
let p0 = (t0, 56)
let t1 = Array.init 3 (fun i -> i * i)
let (g1, s1) = let a = [|28|] in ((fun () -> a.(0)), (fun x -> a.(0) <- x))
let t2 = Array.of_list [4; 5; 6]
module M2 = struct let v = t2 let put x = v.(0) <- x end
let t3 = Array.map succ [|1; 2; 3|]
let start0 () = t1.(0) <- 36
let () = start0 ()
let () = s1 58
let shared = (Stack.create () : int Stack.t)
let () = ignore (Stack.pop_opt shared)
