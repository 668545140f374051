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
let t0 = let a = Array.make 3 0 in a.(1) <- 8; a
let t1 = Array.of_list [4; 5; 6]
let m1 = [|t1; [|0; 1; 2|]|]
let t2 = Array.make 3 7
module M2 = struct let v = t2 let put x = v.(0) <- x end
let t3 = Array.map succ [|1; 2; 3|]
let u3 = t3
let read0 = u3.(0)
let change1 () = try u3.(0) <- 44; raise Exit with Exit -> u3.(1) <- 44 + 1
let () = Array.fill m1.(0) 0 2 34
let shared = (Hashtbl.create 3 : (int, int) Hashtbl.t)
let () = Hashtbl.clear shared
