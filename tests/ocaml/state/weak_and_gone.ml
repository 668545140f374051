(* What the collector does not decide. *)
let w = Weak.create 3
let () = Printf.printf "%d %b\n" (Weak.length w) (Weak.check w 0)
let () = Weak.set w 0 (Some "x"); Weak.set w 0 None; Printf.printf "%b\n" (Weak.get w 0 = None)
let () = try Weak.set w 3 None with Invalid_argument s -> print_endline s
module T = Ephemeron.K1.Make (struct type t = int let equal = ( = ) let hash x = x end)
let t : string T.t = T.create 3
let () = Printf.printf "%b %b\n" (T.mem t 1) (T.find_opt t 2 = None)
let () = T.add t 1 "a"; T.remove t 1; Printf.printf "%b\n" (T.mem t 1)
let () = Gc.full_major (); Gc.compact (); print_endline "collected"
