type ring = { label : string; mutable succ : ring option }
let a = { label = "a"; succ = None } and b = { label = "b"; succ = None }
let () = a.succ <- Some b; b.succ <- Some a
let rec walk n r = if n > 0 then match r.succ with None -> print_endline "." | Some s -> print_string r.label; walk (n - 1) s
let () = walk 7 a; print_newline ()
let () = match a.succ with Some x -> print_endline (string_of_bool (x == b)) | None -> ()
