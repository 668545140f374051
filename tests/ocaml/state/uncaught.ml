exception Custom of string * int
let r = ref 0
let () = incr r; print_int !r; print_newline ()
let () = raise (Custom ("bad", !r))
