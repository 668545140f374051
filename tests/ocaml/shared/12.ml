let put s i v = s.(i) <- v
let get s i = s.(i)
let sum s = Array.fold_left (+) 0 s
let swap s i j = let x = s.(i) in s.(i) <- s.(j); s.(j) <- x
let t0 = Array.of_list [4; 5; 6]
let p0 = (t0, 20)
let t1 = Array.init 3 (fun i -> i * i)
let m1 = [|t1; [|0; 1; 2|]|]
let read0 = Array.exists (fun x -> x > 5) m1.(0)
