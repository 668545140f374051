let rec loop n = match read_line () with
  | "quit" -> Printf.printf "bye after %d\n" n
  | line -> print_endline (String.uppercase_ascii line); loop (n + 1)
  | exception End_of_file -> Printf.printf "eof after %d\n" n
let () = loop 0
