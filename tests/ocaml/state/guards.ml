let seen = ref []
let check x = seen := x :: !seen; x > 2
let f = function
  | x when check x -> "big"
  | 0 -> "zero"
  | x when (seen := (-x) :: !seen; x = 1) -> "one"
  | _ -> "small"
let () = List.iter (fun x -> print_string (f x); print_char ' ') [0; 1; 2; 3]; List.iter (Printf.printf "%d ") !seen; print_newline ()
