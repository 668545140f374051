(* What Scanf has read ahead is lost to read_line; the other way round nothing is. *)
let first = read_line ()
let a, b = Scanf.scanf " %d %d" (fun a b -> (a, b))
let w = Scanf.scanf " %s" (fun w -> w)
let () = Printf.printf "%s %d %s\n" first (a + b) w
let rest = try Scanf.scanf " %d" string_of_int with End_of_file -> "end"
let () = print_endline rest
