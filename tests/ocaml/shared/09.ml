let put s i v = s.(i) <- v
let get s i = s.(i)
let sum s = Array.fold_left (+) 0 s
let swap s i j = let x = s.(i) in s.(i) <- s.(j); s.(j) <- x
let t0 = let a = Array.make 3 0 in a.(1) <- 8; a
module M0 = struct let v = t0 let put x = v.(0) <- x end
let t1 = Array.make 3 7
let p1 = (t1, 15)
let t2 = let a = Array.make 3 0 in a.(1) <- 8; a
let m2 = [|t2; [|0; 1; 2|]|]
let t3 = Array.make 3 7
let p3 = (t3, 58)
let change0 () = Array.sort (fun x y -> compare y x) t2
let () = put M0.v 2 9
