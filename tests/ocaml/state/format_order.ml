(* What waits in a box comes out when it is flushed, after what others print. *)
let () =
  Format.printf "@[first@ second";
  print_string "[between]";
  Format.printf "@ third@]@.";
  Format.eprintf "not here@.";
  Format.printf "at the end"
