type cell = { mutable first : int; mutable second : int list }
let put s i v = s.(i) <- v
let get s i = s.(i)
let sum s = Array.fold_left (+) 0 s
let swap s i j = let x = s.(i) in s.(i) <- s.(j); s.(j) <- x
let t0 = Array.map succ [|1; 2; 3|]
let t1 = Array.of_list [4; 5; 6]
let t2 = [|1; 2; 3|]
let (g2, s2) = let a = [|21|] in ((fun () -> a.(0)), (fun x -> a.(0) <- x))
let read0 = Array.to_list t0
let () = t1 |> Array.sort compare
let () = for i = 0 to 2 do t1.(i) <- t1.(i) + 49 done
let () = s2 20
