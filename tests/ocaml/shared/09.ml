type cell = { mutable first : int; mutable second : int list }
let put s i v = s.(i) <- v
let get s i = s.(i)
let sum s = Array.fold_left (+) 0 s
let swap s i j = let x = s.(i) in s.(i) <- s.(j); s.(j) <- x
let t0 = [|1; 2; 3|]
let p0 = (t0, 18)
let t1 = [|1; 2; 3|]
let m1 = [|t1; [|0; 1; 2|]|]
let t2 = Array.make 3 7
module M2 = struct let v = t2 let put x = v.(0) <- x end
let t3 = [|1; 2; 3|]
let () = Array.sort compare m1.(0)
let change1 () = Array.set t3 1 41
let shared = (Stack.create () : int Stack.t)
