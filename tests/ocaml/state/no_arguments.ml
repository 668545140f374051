(* A program that is given no arguments, and writes to what holds them. *)
let () = Printf.printf "%d %b\n" (Array.length Sys.argv) (Sys.argv == Sys.argv)
let () = Sys.argv.(0) <- "changed"; print_endline Sys.argv.(0)
