let show b = print_endline (String.escaped (Bytes.to_string b))

let () =
  let b = Bytes.create 5 in
  Bytes.fill b 0 5 'a';
  Bytes.unsafe_set b 1 'b';
  show b;
  Printf.printf "%c\n" (Bytes.unsafe_get b 1);
  show (Bytes.concat (Bytes.of_string ", ") [ Bytes.of_string "x"; b; Bytes.empty ]);
  show (Bytes.uppercase_ascii b);
  show (Bytes.capitalize_ascii b);
  show (Bytes.trim (Bytes.of_string " t "));
  show (Bytes.escaped (Bytes.of_string "\n\"q"));
  Printf.printf "%d %s\n" (Bytes.index b 'b') (match Bytes.index_opt b 'z' with None -> "-" | Some i -> string_of_int i);
  Printf.printf "%d %b\n" (Bytes.rindex b 'a') (Bytes.contains b 'q');
  Bytes.blit_string "hello" 1 b 2 3;
  show b;
  let s = Bytes.unsafe_to_string (Bytes.of_string "kept") in
  print_endline s;
  show (Bytes.extend (Bytes.of_string "abcdef") (-2) (-1));
  let e = Bytes.extend (Bytes.of_string "ab") 1 1 in
  Bytes.set e 0 '<';
  Bytes.set e 3 '>';
  show e;
  Printf.printf "%d %d\n" (Bytes.get_uint8 (Bytes.of_string "\200") 0) (Bytes.get_int8 (Bytes.of_string "\200") 0);
  let w = Bytes.make 4 '\000' in
  Bytes.set_uint16_le w 0 0x1234;
  Bytes.set_int16_be w 2 (-2);
  show w;
  Printf.printf "%d %d %d %d\n" (Bytes.get_uint16_le w 0) (Bytes.get_uint16_be w 0) (Bytes.get_int16_be w 2)
    (Bytes.get_int16_le w 2);
  (try ignore (Bytes.get_uint16_le w 3) with Invalid_argument m -> print_endline m);
  (try Bytes.set_uint16_le w (-1) 3 with Invalid_argument m -> print_endline m);
  (try ignore (Bytes.create (-1)) with Invalid_argument m -> print_endline m);
  (try Bytes.blit_string "ab" 0 w 3 2 with Invalid_argument m -> print_endline m);
  (try ignore (Bytes.extend w (-5) 0) with Invalid_argument m -> print_endline m);
  String.blit "XYZ" 1 w 0 2;
  show w;
  Printf.printf "%d\n" (Bytes.fold_left (fun n c -> n + Char.code c) 0 (Bytes.of_string "ab"));
  print_endline (Bytes.fold_right (fun c acc -> acc ^ String.make 1 c) (Bytes.of_string "abc") "");
  Printf.printf "%b %b\n" (Bytes.for_all (fun c -> c = 'a') b) (Bytes.exists (fun c -> c = 'e') b);
  Printf.printf "%b %d\n" (Bytes.equal b (Bytes.copy b)) (Bytes.compare b (Bytes.of_string "b"));
  show (Bytes.of_seq (List.to_seq [ 'q'; 'r' ]));
  let buffer = Buffer.create 3 in
  Buffer.add_bytes buffer b;
  Buffer.add_subbytes buffer b 1 2;
  Buffer.add_seq buffer (List.to_seq [ '!'; '?' ]);
  print_endline (Buffer.contents buffer);
  show (Buffer.to_bytes (Buffer.of_seq (String.to_seq "seq")))
