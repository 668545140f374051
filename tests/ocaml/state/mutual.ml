let depth = ref 0 and deepest = ref 0
let rec even n = enter (fun () -> if n = 0 then true else odd (n - 1))
and odd n = enter (fun () -> if n = 0 then false else even (n - 1))
and enter f = incr depth; if !depth > !deepest then deepest := !depth; let r = f () in decr depth; r
let () = Printf.printf "%b %d %d\n" (even 10) !depth !deepest
