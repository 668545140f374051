let put s i v = s.(i) <- v
let get s i = s.(i)
let sum s = Array.fold_left (+) 0 s
let swap s i j = let x = s.(i) in s.(i) <- s.(j); s.(j) <- x
let t0 = [|1; 2; 3|]
let (g0, s0) = let a = [|10|] in ((fun () -> a.(0)), (fun x -> a.(0) <- x))
let t1 = Array.of_list [4; 5; 6]
module M1 = struct let v = t1 let put x = v.(0) <- x end
let () = s0 17
