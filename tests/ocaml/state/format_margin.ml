let () =
  Format.set_margin 20;
  Format.printf "@[<hov 2>let rec@ append@ xs@ ys@ =@ match@ xs@ with@ [] -> ys@]@.";
  Format.printf "@[<v>one@,two@,@[<h>three@ four@ five@ six@ seven@]@]@.";
  Format.set_margin 40;
  Format.print_string "a"; Format.print_space (); Format.print_int 3; Format.print_newline ();
  print_string "plain ";
  Format.open_hovbox 1;
  List.iter (fun n -> Format.print_int n; Format.print_space ()) [ 1; 2; 3; 100000; 2000000; 30000000; 4; 5; 6; 7 ];
  Format.close_box ();
  Format.print_flush ();
  print_newline ()
