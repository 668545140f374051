let () = Printf.printf "%d %5d|%-5d|%05d %x %X %o\n" 1 2 3 4 255 255 8
let () = Printf.printf "%s %10s|%-10s| %c %b %%\n" "a" "b" "c" 'd' true
let () = Printf.printf "%f %.3f %e %g\n" 1.5 2.0 3.25 0.1
let s = Printf.sprintf "%d-%s" 3 "x"
let () = print_endline s; Printf.printf "%S %C\n" "q\"uote" 'x'
let () = print_float 2.5; print_string " "; print_char 'c'; print_newline (); print_endline (string_of_float 1e10)
let say = Printf.printf "%s=%d\n"
let () = say "a" 1; say "b" 2
