let () = output_string stdout "a"; output_char stdout '\n'; flush stdout; Printf.fprintf stdout "%d %s\n" 3 "x"; prerr_string "hidden"; Printf.fprintf stderr "also %d" 1
let b = Buffer.create 3
let () = Printf.bprintf b "<%d>" 5; Printf.bprintf b "<%s>" "q"; print_endline (Buffer.contents b); flush_all ()
let rec lines () = match input_line stdin with l -> print_endline ("[" ^ l ^ "]"); lines () | exception End_of_file -> ()
let () = lines ()
let () = Printf.ksprintf (fun s -> print_string (String.uppercase_ascii s)) "%s-%d\n" "abc" 4
