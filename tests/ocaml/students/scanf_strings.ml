let () =
  Scanf.sscanf "12:34:56" "%d:%d:%d" (fun h m s -> Printf.printf "%d seconds\n" ((h * 3600) + (m * 60) + s));
  Scanf.sscanf "move 3 from 1 to 9" "move %d from %d to %d" (fun a b c -> Printf.printf "%d %d %d\n" a b c);
  let k, v = Scanf.sscanf "key=value" "%[^=]=%s" (fun k v -> (k, v)) in
  Printf.printf "%s -> %s\n" k v;
  (match Scanf.sscanf "abc" "%d" (fun x -> x) with
   | n -> print_int n
   | exception Scanf.Scan_failure _ -> print_endline "scan failure");
  Scanf.sscanf "ff 0x1F 007" "%x %i %d" (fun a b c -> Printf.printf "%d %d %d\n" a b c);
  Scanf.sscanf "(1,2)" "(%d,%d)" (fun a b -> Printf.printf "%d\n" (a + b));
  Scanf.sscanf "12345" "%2d%3d" (fun a b -> Printf.printf "%d %d\n" a b);
  Scanf.sscanf "\"a b\" c" "%S %c" (fun s c -> Printf.printf "%s|%c\n" s c)
