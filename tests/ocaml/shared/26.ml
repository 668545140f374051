type cell = { mutable first : int; mutable second : int list }
let put s i v = s.(i) <- v
let get s i = s.(i)
let sum s = Array.fold_left (+) 0 s
let swap s i j = let x = s.(i) in s.(i) <- s.(j); s.(j) <- x
let t0 = Array.make 3 7
let (g0, s0) = let a = [|48|] in ((fun () -> a.(0)), (fun x -> a.(0) <- x))
let t1 = let a = Array.make 3 0 in a.(1) <- 8; a
module M1 = struct let v = t1 let put x = v.(0) <- x end
let t2 = Array.of_list [4; 5; 6]
let (g2, s2) = let a = [|17|] in ((fun () -> a.(0)), (fun x -> a.(0) <- x))
let change0 () = Array.iteri (fun i x -> t0.(i) <- x * 22) t0
let read1 = Array.sub t2 1 2
let () = Array.fill t1 0 2 40
let () = s0 14
let () = s2 26
let shared = Bytes.make 3 'a'
let () = Bytes.fill shared 0 2 'c'
