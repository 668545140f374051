let n = Scanf.scanf " %d" (fun x -> x)
let rec go k acc = if k = 0 then acc else go (k - 1) (acc + Scanf.scanf " %d" (fun x -> x))
let () = Printf.printf "%d numbers: %d\n" n (go n 0)
let () = try ignore (Scanf.scanf " %d" (fun x -> x)) with End_of_file -> print_endline "end"
