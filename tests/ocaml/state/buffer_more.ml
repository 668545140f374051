let b = Buffer.create 1
let rec render = function 0 -> Buffer.add_char b '.' | n -> Buffer.add_char b '('; render (n - 1); Buffer.add_char b ')'
let () = render 3; print_endline (Buffer.contents b); Buffer.truncate b 4; Buffer.add_substring b "abcdef" 2 3; print_endline (Buffer.contents b)
let c = Buffer.create 1
let () = Buffer.add_buffer c b; Buffer.add_buffer c c; Printf.printf "%s %d %c\n" (Buffer.contents c) (Buffer.length c) (Buffer.nth c 2)
let () = Buffer.reset b; Printf.printf "[%s] %s\n" (Buffer.contents b) (Buffer.sub c 0 3)
