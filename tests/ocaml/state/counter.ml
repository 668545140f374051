let counter = ref 0
let next () = incr counter; !counter
let () = ignore (next ()); ignore (next ())
let a = next ()
let b = next ()
let () = Printf.printf "%d %d %d\n" a b !counter
