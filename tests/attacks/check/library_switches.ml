(* What the library was told when the file was run. *)

let () = Printexc.record_backtrace true
let prop_recorded (k : int) = Printexc.backtrace_status () && k = k
let prop_not_recorded (k : int) = (not (Printexc.backtrace_status ())) && k = k

let () = Hashtbl.randomize ()
let prop_random (k : int) = Hashtbl.is_randomized () && k = k
let prop_not_random (k : int) = (not (Hashtbl.is_randomized ())) && k = k
