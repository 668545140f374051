type Format.stag += Bold | Color of int

let () =
  let open Format in
  let f = str_formatter in
  let marks = { (pp_get_formatter_stag_functions f ()) with
    mark_open_stag = (function Bold -> "<b>" | Color n -> Printf.sprintf "<c%d>" n | String_tag s -> "<" ^ s ^ ">" | _ -> "?");
    mark_close_stag = (function Bold -> "</b>" | Color _ -> "</c>" | String_tag s -> "</" ^ s ^ ">" | _ -> "!");
    print_open_stag = (fun _ -> ()); print_close_stag = (fun _ -> ()) } in
  fprintf f "@{<em>plain@} text"; print_endline (flush_str_formatter ());
  pp_set_tags f true;
  fprintf f "@{<em>marked@} text"; print_endline (flush_str_formatter ());
  pp_set_formatter_stag_functions f marks;
  pp_open_stag f Bold; pp_print_string f "bold"; pp_open_stag f (Color 3); pp_print_string f "red"; pp_close_stag f (); pp_close_stag f ();
  print_endline (flush_str_formatter ());
  fprintf f "@[<hov 2>%s@ @{<x>%s@}@ %s@]" (String.make 30 'a') (String.make 30 'b') (String.make 30 'c');
  print_endline (flush_str_formatter ());
  pp_open_stag f Bold; pp_print_string f "left open"; print_endline (flush_str_formatter ());
  pp_set_tags f false; fprintf f "@{<em>off@}"; print_endline (flush_str_formatter ())

let () =
  let b = Format.make_symbolic_output_buffer () in
  let f = Format.formatter_of_symbolic_output_buffer b in
  Format.fprintf f "@[<v 2>a@,b@]@.";
  let show = function
    | Format.Output_flush -> "flush" | Output_newline -> "newline" | Output_string s -> "string " ^ s
    | Output_spaces n -> "spaces " ^ string_of_int n | Output_indent n -> "indent " ^ string_of_int n in
  List.iter (fun item -> print_endline (show item)) (Format.flush_symbolic_output_buffer b)
