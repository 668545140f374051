let put s i v = s.(i) <- v
let get s i = s.(i)
let sum s = Array.fold_left (+) 0 s
let swap s i j = let x = s.(i) in s.(i) <- s.(j); s.(j) <- x
let t0 = [|1; 2; 3|]
module M0 = struct let v = t0 let put x = v.(0) <- x end
let t1 = Array.of_list [4; 5; 6]
module M1 = struct let v = t1 let put x = v.(0) <- x end
let t2 = Array.map succ [|1; 2; 3|]
let p2 = (t2, 29)
let t3 = [|1; 2; 3|]
let (g3, s3) = let a = [|47|] in ((fun () -> a.(0)), (fun x -> a.(0) <- x))
let () = s3 26
