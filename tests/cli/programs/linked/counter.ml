let count = ref 0

let next () =
  incr count;
  !count

let () = print_endline "counting"
