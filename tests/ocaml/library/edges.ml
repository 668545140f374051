(* Functions of the library at the edges of what they are given. *)
