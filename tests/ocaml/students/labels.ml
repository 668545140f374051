let range ?(step = 1) ~from ~until () =
  let rec go i acc = if i >= until then List.rev acc else go (i + step) (i :: acc) in
  go from []

let greet ?title ?(punct = "!") name =
  match title with None -> "Hello " ^ name ^ punct | Some t -> "Hello " ^ t ^ " " ^ name ^ punct

let fold ~f ~init l = List.fold_left f init l

let () =
  List.iter (Printf.printf "%d ") (range ~from:1 ~until:5 ());
  List.iter (Printf.printf "%d ") (range ~until:10 ~step:3 ~from:0 ());
  print_newline ();
  print_endline (greet "Ann");
  print_endline (greet ~title:"Dr" "Bob");
  print_endline (greet ?title:(Some "Sir") ~punct:"." "C");
  print_int (fold [ 1; 2; 3 ] ~init:0 ~f:( + ));
  print_newline ();
  let f = fold ~init:"" in
  print_endline (f ~f:( ^ ) [ "a"; "b" ]);
  ListLabels.iter ~f:print_string (ListLabels.map [ 1; 2 ] ~f:string_of_int);
  print_newline ()
