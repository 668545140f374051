let first = Counter.next ()
let second = Counter.next ()
let () = Printf.printf "%d %d\n" first second
