type cell = { mutable first : int; mutable second : int list }
let put s i v = s.(i) <- v
let get s i = s.(i)
let sum s = Array.fold_left (+) 0 s
let swap s i j = let x = s.(i) in s.(i) <- s.(j); s.(j) <- x
let t0 = Array.init 3 (fun i -> i * i)
let m0 = [|t0; [|0; 1; 2|]|]
let t1 = Array.make 3 7
let (g1, s1) = let a = [|52|] in ((fun () -> a.(0)), (fun x -> a.(0) <- x))
let t2 = Array.init 3 (fun i -> i * i)
module M2 = struct let v = t2 let put x = v.(0) <- x end
let read0 = Array.sub t0 1 2
let change1 () = swap t0 0 2
let () = s1 52
let shared = (Queue.create () : int Queue.t)
let () = List.iter (fun x -> Queue.add x shared) [1; 27]
