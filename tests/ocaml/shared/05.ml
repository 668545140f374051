type cell = { mutable first : int; mutable second : int list }
let put s i v = s.(i) <- v
let get s i = s.(i)
let sum s = Array.fold_left (+) 0 s
let swap s i j = let x = s.(i) in s.(i) <- s.(j); s.(j) <- x
let t0 = Array.of_list [4; 5; 6]
module M0 = struct let v = t0 let put x = v.(0) <- x end
let t1 = Array.init 3 (fun i -> i * i)
let u1 = t1
let t2 = [|1; 2; 3|]
let u2 = t2
let t3 = [|1; 2; 3|]
let u3 = t3
let () = List.iter (fun i -> u3.(i) <- i + 41) [0; 2]
let read1 = Array.to_list t3
let shared = (Hashtbl.create 3 : (int, int) Hashtbl.t)
