let count = ref 0
let rec down n = if n > 0 then begin incr count; down (n - 1); incr count end
let () = down 5000; Printf.printf "%d\n" !count
let rec build n = if n = 0 then [] else n :: build (n - 1)
let total = ref 0
let () = List.iter (fun x -> total := !total + x) (build 5000); Printf.printf "%d\n" !total
