let put s i v = s.(i) <- v
let get s i = s.(i)
let sum s = Array.fold_left (+) 0 s
let swap s i j = let x = s.(i) in s.(i) <- s.(j); s.(j) <- x
let t0 = Array.init 3 (fun i -> i * i)
module M0 = struct let v = t0 let put x = v.(0) <- x end
let t1 = [|1; 2; 3|]
let m1 = [|t1; [|0; 1; 2|]|]
let t2 = let a = Array.make 3 0 in a.(1) <- 8; a
module M2 = struct let v = t2 let put x = v.(0) <- x end
let t3 = Array.make 3 7
let () = m1.(0).(0) <- 30
let () = match Some t2 with Some s -> s.(0) <- 39 | None -> ()
