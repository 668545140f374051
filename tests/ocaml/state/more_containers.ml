let a = Array.make 3 0
let put i x = Array.unsafe_set a i x

let protected n =
  try Fun.protect ~finally:(fun () -> print_endline "finally") (fun () -> if n = 0 then raise Exit else n)
  with Exit -> -1

let () =
  put 1 5;
  Printf.printf "%d %d\n" a.(1) (Array.unsafe_get a 1);
  print_int (protected 0); print_int (protected 4); print_newline ();
  (try Fun.protect ~finally:(fun () -> failwith "inner") (fun () -> ()) with
  | Fun.Finally_raised (Failure m) -> print_endline m
  | _ -> print_endline "other");
  let t = Hashtbl.create 8 in
  Hashtbl.add_seq t (List.to_seq [ (1, "a"); (2, "b"); (1, "c") ]);
  Printf.printf "%d %s\n" (Hashtbl.length t) (Hashtbl.find t 1);
  Hashtbl.replace_seq t (List.to_seq [ (2, "x") ]);
  Hashtbl.filter_map_inplace (fun k v -> if k = 1 then Some (v ^ v) else None) t;
  Hashtbl.iter (fun k v -> Printf.printf "%d=%s " k v) t;
  print_newline ();
  let u = Hashtbl.of_seq (List.to_seq [ (1, 1); (1, 2) ]) in
  Printf.printf "%d %d\n" (Hashtbl.length u) (Hashtbl.find u 1);
  let s = Stack.of_seq (List.to_seq [ 1; 2; 3 ]) in
  Stack.add_seq s (List.to_seq [ 4 ]);
  Seq.iter print_int (Stack.to_seq s);
  print_newline ();
  let q = Queue.of_seq (List.to_seq [ 1; 2 ]) in
  Queue.add_seq q (List.to_seq [ 3 ]);
  Queue.iter print_int q;
  print_newline ();
  let l = lazy (print_endline "forced"; 3) in
  Printf.printf "%b\n" (Lazy.is_val l);
  print_int (Lazy.force l); Printf.printf " %b\n" (Lazy.is_val l);
  let m = Lazy.map_val (fun x -> x + 1) l in
  Printf.printf "%b " (Lazy.is_val m); print_int (Lazy.force m); print_newline ();
  let p = { Lexing.dummy_pos with pos_lnum = 3 } in
  Printf.printf "%d %d\n" p.Lexing.pos_lnum p.pos_cnum;
  Printf.printf "%s %b %b\n" Sys.os_type Sys.unix Sys.win32
