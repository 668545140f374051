let put s i v = s.(i) <- v
let get s i = s.(i)
let sum s = Array.fold_left (+) 0 s
let swap s i j = let x = s.(i) in s.(i) <- s.(j); s.(j) <- x
let t0 = [|1; 2; 3|]
let t1 = Array.make 3 7
let t2 = Array.init 3 (fun i -> i * i)
let (g2, s2) = let a = [|37|] in ((fun () -> a.(0)), (fun x -> a.(0) <- x))
let t3 = Array.of_list [4; 5; 6]
let p3 = (t3, 31)
let () = match Some t1 with Some s -> s.(0) <- 13 | None -> ()
let start1 () = put t2 2 9
let () = start1 ()
let start2 () = let (s, _) = (t3, 1) in s.(2) <- 31
let () = start2 ()
let () = s2 51
