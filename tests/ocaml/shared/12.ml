type cell = { mutable first : int; mutable second : int list }
let put s i v = s.(i) <- v
let get s i = s.(i)
let sum s = Array.fold_left (+) 0 s
let swap s i j = let x = s.(i) in s.(i) <- s.(j); s.(j) <- x
let t0 = Array.of_list [4; 5; 6]
module M0 = struct let v = t0 let put x = v.(0) <- x end
let t1 = Array.of_list [4; 5; 6]
let m1 = [|t1; [|0; 1; 2|]|]
let shared = (Hashtbl.create 3 : (int, int) Hashtbl.t)
let () = Hashtbl.replace shared 53 1
