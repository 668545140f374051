let put s i v = s.(i) <- v
let get s i = s.(i)
let sum s = Array.fold_left (+) 0 s
let swap s i j = let x = s.(i) in s.(i) <- s.(j); s.(j) <- x
let t0 = [|1; 2; 3|]
let m0 = [|t0; [|0; 1; 2|]|]
let t1 = Array.init 3 (fun i -> i * i)
module M1 = struct let v = t1 let put x = v.(0) <- x end
let t2 = [|1; 2; 3|]
let u2 = t2
let t3 = Array.map succ [|1; 2; 3|]
module M3 = struct let v = t3 let put x = v.(0) <- x end
let change0 () = (fun s -> s.(1) <- 37) M3.v
