let ( >>= ) = Result.bind
let positive n = if n > 0 then Ok n else Error (`Negative n)
let parse s = match int_of_string_opt s with Some n -> Ok n | None -> Error (`Parse s)
let show_error = function `Negative n -> Printf.sprintf "negative %d" n | `Parse s -> "cannot parse " ^ s
let run s = parse s >>= positive >>= fun n -> Ok (sqrt (float_of_int n))
let () =
  List.iter (fun s -> match run s with Ok f -> Printf.printf "%.3f\n" f | Error e -> print_endline (show_error e)) [ "16"; "-4"; "x" ];
  Printf.printf "%d %d\n" (Option.value ~default:7 None) (Option.value (Some 3) ~default:7);
  Printf.printf "%s\n" (Result.fold ~ok:string_of_int ~error:Fun.id (Ok 3));
  Option.iter print_endline (Some "some");
  Printf.printf "%b %b\n" (Option.equal ( = ) (Some 1) (Some 1)) (Result.is_error (Error ()));
  print_endline (match Option.to_result ~none:"missing" None with Ok () -> "ok" | Error e -> e);
  let compose = Fun.flip List.map [ 1; 2; 3 ] in
  List.iter (Printf.printf "%d ") (compose (Fun.const 4));
  print_newline ();
  match Result.map_error String.length (Error "four") with Ok () -> () | Error n -> print_int n; print_newline ()
