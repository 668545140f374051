let put s i v = s.(i) <- v
let get s i = s.(i)
let sum s = Array.fold_left (+) 0 s
let swap s i j = let x = s.(i) in s.(i) <- s.(j); s.(j) <- x
let t0 = Array.make 3 7
let t1 = Array.map succ [|1; 2; 3|]
let u1 = t1
let t2 = Array.of_list [4; 5; 6]
let m2 = [|t2; [|0; 1; 2|]|]
let t3 = Array.map succ [|1; 2; 3|]
let u3 = t3
let change0 () = Array.sort (fun x y -> compare y x) t0
