let is_palindrome s =
  let s = String.lowercase_ascii s in
  let rec go i j = i >= j || (s.[i] = s.[j] && go (i + 1) (j - 1)) in
  go 0 (String.length s - 1)

let caesar k = String.map (fun c ->
  if c >= 'a' && c <= 'z' then Char.chr ((((Char.code c - 97 + k) mod 26) + 26) mod 26 + 97) else c)

let run_length s =
  let n = String.length s in
  let rec go i acc =
    if i >= n then List.rev acc
    else
      let rec stretch j = if j < n && s.[j] = s.[i] then stretch (j + 1) else j in
      let j = stretch i in
      go j ((s.[i], j - i) :: acc)
  in
  go 0 []

let () =
  Printf.printf "%b %b\n" (is_palindrome "Racecar") (is_palindrome "ocaml");
  print_endline (caesar 3 "xyz abc");
  print_endline (caesar (-3) (caesar 3 "hello"));
  List.iter (fun (c, n) -> Printf.printf "%c%d" c n) (run_length "aaabccd");
  print_newline ();
  Printf.printf "[%s] [%5s] [%-5s] [%05d] [%+d] [%x] [%o] [%e] [%c] [%S] [%%]\n" "a" "b" "c" 42 7 255 8 12345.678 'q' "q\"\n";
  Printf.printf "%d %s\n" (String.index "hello" 'l') (String.sub "hello" 1 3);
  print_endline (String.escaped "tab\there");
  (match String.index_opt "abc" 'z' with None -> print_endline "none" | Some i -> print_int i);
  print_endline (String.concat ", " (String.split_on_char ',' "a,b,,c"));
  Printf.printf "%b %b\n" (String.starts_with ~prefix:"he" "hello") (String.ends_with ~suffix:"lo" "hello");
  print_endline (String.capitalize_ascii "word" ^ String.make 3 '!');
  String.iteri (fun i c -> if i mod 2 = 0 then print_char c) "abcdef";
  print_newline ();
  Printf.printf "%d %f\n" (int_of_string "0x1f") (float_of_string "1e3");
  Printf.printf "%*d|%-*d|%.*f\n" 6 42 6 42 2 3.14159
