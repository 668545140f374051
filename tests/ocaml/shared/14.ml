let put s i v = s.(i) <- v
let get s i = s.(i)
let sum s = Array.fold_left (+) 0 s
let swap s i j = let x = s.(i) in s.(i) <- s.(j); s.(j) <- x
let t0 = Array.of_list [4; 5; 6]
let u0 = t0
let t1 = Array.of_list [4; 5; 6]
let m1 = [|t1; [|0; 1; 2|]|]
let t2 = let a = Array.make 3 0 in a.(1) <- 8; a
let p2 = (t2, 55)
let t3 = [|1; 2; 3|]
let m3 = [|t3; [|0; 1; 2|]|]
let change0 () = Array.iteri (fun i x -> m3.(0).(i) <- x * 29) m3.(0)
let () = let rec go i = if i < 3 then (u0.(i) <- 42 - i; go (i + 1)) in go 0
let start2 () = swap m1.(0) 0 2
let () = start2 ()
