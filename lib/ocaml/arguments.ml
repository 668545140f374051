(* The arguments of a program, which is run without any. *)

let argv : string array = program_arguments ()
