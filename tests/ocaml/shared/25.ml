let put s i v = s.(i) <- v
let get s i = s.(i)
let sum s = Array.fold_left (+) 0 s
let swap s i j = let x = s.(i) in s.(i) <- s.(j); s.(j) <- x
let t0 = Array.make 3 7
let (g0, s0) = let a = [|7|] in ((fun () -> a.(0)), (fun x -> a.(0) <- x))
let t1 = Array.init 3 (fun i -> i * i)
module M1 = struct let v = t1 let put x = v.(0) <- x end
let change0 () = Array.blit [|42; 1|] 0 t0 1 2
let () = Array.sort (fun x y -> compare y x) t1
let () = s0 50
