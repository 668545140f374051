let csv rows =
  let b = Buffer.create 80 in
  List.iter
    (fun row ->
      List.iteri
        (fun i cell ->
          if i > 0 then Buffer.add_char b ',';
          if String.contains cell ',' then (Buffer.add_char b '"'; Buffer.add_string b cell; Buffer.add_char b '"')
          else Buffer.add_string b cell)
        row;
      Buffer.add_char b '\n')
    rows;
  Buffer.contents b

let () =
  print_string (csv [ [ "a"; "b,c" ]; [ "1"; "2" ] ]);
  let b = Buffer.create 10 in
  Printf.bprintf b "%d-%s" 5 "x";
  Buffer.add_string b "yz";
  Printf.printf "%s %d %c\n" (Buffer.contents b) (Buffer.length b) (Buffer.nth b 0);
  print_endline (Buffer.sub b 2 3);
  Buffer.clear b;
  Buffer.add_substring b "hello world" 6 5;
  print_endline (Buffer.contents b)
