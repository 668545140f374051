let () =
  List.iter
    (fun e -> print_endline (Printexc.to_string e))
    [ Not_found; Failure "a \"b\""; Invalid_argument "index out of bounds"; Division_by_zero; End_of_file; Exit; Stack_overflow;
      Out_of_memory; Match_failure ("f.ml", 3, 4); Assert_failure ("g.ml", 1, 0); Queue.Empty; Stack.Empty; Sys_error "x" ]

exception Custom of int

let () = Printexc.register_printer (function Custom n -> Some (Printf.sprintf "custom %d" n) | _ -> None)
let () = print_endline (Printexc.to_string (Custom 3))
let () = Printexc.register_printer (function Custom 4 -> Some "four" | Custom 5 -> failwith "in a printer" | _ -> None)
let () = List.iter (fun n -> print_endline (Printexc.to_string (Custom n))) [ 3; 4; 5 ]
let () = try ignore (List.find (fun x -> x > 3) [ 1; 2 ]) with e -> print_endline (Printexc.to_string e)
let () = try ignore (int_of_string "x") with e -> print_endline ("caught " ^ Printexc.to_string e)
let () = match assert false with exception Assert_failure place -> let _, line, _ = place in print_int line | () -> ()
let () = print_newline ()
let () = try ignore (Printexc.print (fun () -> raise (Custom 9)) ()) with Custom n -> Printf.printf "%d\n" n
