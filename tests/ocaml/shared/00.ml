type cell = { mutable first : int; mutable second : int list }
let put s i v = s.(i) <- v
let get s i = s.(i)
let sum s = Array.fold_left (+) 0 s
let swap s i j = let x = s.(i) in s.(i) <- s.(j); s.(j) <- x
let copy_into s t = for i = 0 to 2 do t.(2 - i) <- s.(i) done
let rec twice s n v = if n >= 0 then (s.(n) <- s.(n) * 2; put s 2 v; twice s (n - 1) v)
let both_of s t v = s.(0) <- v; t.(1) <- s.(0) + t.(0)
let keep s = fun i -> s.(i)
let same s = s.(1) <- 3; s
let t0 = Array.map succ [|1; 2; 3|]
let p0 = (t0, 18)
let t1 = Array.map succ [|1; 2; 3|]
let t2 = [|1; 2; 3|]
let m2 = [|t2; [|0; 1; 2|]|]
let t3 = let a = Array.make 3 0 in a.(1) <- 8; a
let p3 = (t3, 3)
let () = Array.fill t0 0 2 10
let read1 = Array.exists (fun x -> x > 5) m2.(0)
let () = Array.iteri (fun i x -> (fst p0).(i) <- x * 14) (fst p0)
