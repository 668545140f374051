let sum = ref 0
let () =
  try
    while true do
      let line = input_line stdin in
      match String.split_on_char ' ' line with
      | [ "add"; n ] -> sum := !sum + int_of_string n
      | [ "sub"; n ] -> sum := !sum - int_of_string n
      | [ "quit" ] -> raise Exit
      | _ -> Printf.eprintf "bad line: %s\n" line
    done
  with
  | End_of_file -> print_endline "eof"
  | Exit -> Printf.printf "quit with %d\n" !sum
