let put s i v = s.(i) <- v
let get s i = s.(i)
let sum s = Array.fold_left (+) 0 s
let swap s i j = let x = s.(i) in s.(i) <- s.(j); s.(j) <- x
let t0 = Array.make 3 7
let p0 = (t0, 53)
let t1 = Array.map succ [|1; 2; 3|]
let t2 = Array.make 3 7
module M2 = struct let v = t2 let put x = v.(0) <- x end
let t3 = Array.of_list [4; 5; 6]
let () = t0 |> Array.sort compare
let change1 () = t0 |> Array.sort compare
