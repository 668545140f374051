let make () =
  let n = ref 0 in
  (fun () -> incr n; !n), (fun () -> n := 0), (fun () -> !n)
let inc, reset, get = make ()
let inc2, _, get2 = make ()
let () =
  ignore (inc ()); ignore (inc ()); ignore (inc2 ());
  Printf.printf "%d %d\n" (get ()) (get2 ());
  reset ();
  Printf.printf "%d %d\n" (get ()) (get2 ())
let adders = List.map (fun k -> let total = ref k in fun x -> total := !total + x; !total) [1; 10; 100]
let () = List.iter (fun f -> print_int (f 1); print_char ' '; print_int (f 2); print_newline ()) adders
