let () = print_string "before"
let () = if String.length "ab" = 2 then exit 7 else print_string "after"
