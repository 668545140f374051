let () = try (try exit 4 with Not_found -> print_string "no") with _ -> print_string "caught "
