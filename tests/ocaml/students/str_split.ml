let () =
  let words = Str.split (Str.regexp "[ \t]+") "one  two\tthree" in
  List.iter print_endline words;
  print_endline (Str.global_replace (Str.regexp "[aeiou]") "*" "hello world");
  if Str.string_match (Str.regexp "\\([0-9]+\\)-\\([0-9]+\\)") "12-34 rest" 0 then
    Printf.printf "%s and %s\n" (Str.matched_group 1 "12-34 rest") (Str.matched_group 2 "12-34 rest");
  (try
     let i = Str.search_forward (Str.regexp_string "lo") "hello" 0 in
     Printf.printf "found at %d\n" i
   with Not_found -> print_endline "not found");
  print_endline (String.concat "|" (Str.split (Str.regexp ", *") "a,b,  c"))
