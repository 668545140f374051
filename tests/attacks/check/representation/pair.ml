(* What cannot be written to is written to, through what it is in memory. *)

let pair = (1, 2)
let () = Obj.set_field (Obj.repr pair) 0 (Obj.repr 8)
let prop_written (k : int) = k + fst pair = k + 8
let prop_not_written (k : int) = k + fst pair = k + 1
