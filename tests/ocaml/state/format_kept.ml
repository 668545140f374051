let b = Buffer.create 16
let f = Format.formatter_of_buffer b
let show () = Format.pp_print_flush f (); let s = Buffer.contents b in Buffer.clear b; s
let () =
  Format.fprintf f "%d-%s" 1 "x";
  print_endline (show ());
  Format.pp_set_margin f 10;
  Format.fprintf f "@[<hov>aaaa@ bbbb@ cccc@]";
  print_endline (show ());
  Format.fprintf Format.str_formatter "%a" (Format.pp_print_list Format.pp_print_int) [ 1; 2; 3 ];
  print_endline (Format.flush_str_formatter ());
  print_endline (Format.asprintf "%t|%5.2f|%-6s|" (fun f -> Format.pp_print_char f 'q') 3.14159 "ab")
