let put s i v = s.(i) <- v
let get s i = s.(i)
let sum s = Array.fold_left (+) 0 s
let swap s i j = let x = s.(i) in s.(i) <- s.(j); s.(j) <- x
let t0 = Array.make 3 7
let t1 = [|1; 2; 3|]
let () = Array.set t0 1 40
let start1 () = t1 |> Array.sort compare
let () = start1 ()
let read2 = Array.exists (fun x -> x > 5) t1
