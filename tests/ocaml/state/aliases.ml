let r = ref 1
let s = r
let t = ref 1
let () =
  s := 5;
  print_int !r; print_newline ();
  print_endline (string_of_bool (r == s));
  print_endline (string_of_bool (r == t));
  t := 5;
  print_endline (string_of_bool (r = t));
  print_endline (string_of_bool (r != t))
