let n = 3
let m = Array.make_matrix n n 0
let () = for i = 0 to n - 1 do for j = 0 to n - 1 do m.(i).(j) <- i * n + j done done
let transpose m = Array.init (Array.length m.(0)) (fun j -> Array.init (Array.length m) (fun i -> m.(i).(j)))
let print m = Array.iter (fun r -> Array.iter (fun x -> Printf.printf "%2d " x) r; print_newline ()) m
let () = print m; print (transpose m)
let row = m.(1)
let () = row.(0) <- 99; print m; Printf.printf "%b\n" (m.(1) == row)
let mul a b = Array.map (fun r -> Array.mapi (fun j _ -> let s = ref 0 in Array.iteri (fun k x -> s := !s + x * b.(k).(j)) r; !s) b.(0)) a
let () = print (mul m m)
