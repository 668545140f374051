(* Arrays that two names or places hold, and state that is changed while something is looked at. *)
