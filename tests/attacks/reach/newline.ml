let () =
  let s = read_line () in
  if String.contains s '\n' then
    print_string "here"
