let x = read_float ()
let a = read_int_opt ()
let b = read_int_opt ()
let show = function Some n -> string_of_int n | None -> "none"
let () = Printf.printf "%.2f %s %s\n" x (show a) (show b)
