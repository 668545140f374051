let rot13 c =
  match c with
  | 'a' .. 'z' -> Char.chr ((Char.code c - 97 + 13) mod 26 + 97)
  | 'A' .. 'Z' -> Char.chr ((Char.code c - 65 + 13) mod 26 + 65)
  | _ -> c

let reverse s =
  let b = Bytes.of_string s in
  let n = Bytes.length b in
  for i = 0 to (n / 2) - 1 do
    let t = Bytes.get b i in
    Bytes.set b i (Bytes.get b (n - 1 - i));
    Bytes.set b (n - 1 - i) t
  done;
  Bytes.to_string b

let () =
  print_endline (String.map rot13 "Hello, World!");
  print_endline (reverse "stressed");
  let b = Bytes.make 5 '-' in
  Bytes.blit_string "ab" 0 b 1 2;
  print_endline (Bytes.to_string b);
  Bytes.fill b 3 2 '*';
  print_bytes b;
  print_newline ();
  print_endline (Bytes.sub_string b 1 3);
  (try Bytes.set b 9 'x' with Invalid_argument m -> print_endline m)
