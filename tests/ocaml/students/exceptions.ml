exception Empty
exception Invalid of { line : int; reason : string }

let head = function [] -> raise Empty | x :: _ -> x

let check line s = if String.length s = 0 then raise (Invalid { line; reason = "empty" }) else s

let protect f cleanup =
  match f () with
  | v -> cleanup (); v
  | exception e -> cleanup (); raise e

let () =
  (try ignore (head []) with Empty -> print_endline "empty");
  (try ignore (check 3 "") with Invalid { line; reason } -> Printf.printf "line %d: %s\n" line reason);
  (try protect (fun () -> ignore (List.hd []); ()) (fun () -> print_endline "cleanup")
   with Failure m -> Printf.printf "failure %s\n" m);
  (try Fun.protect ~finally:(fun () -> print_endline "finally") (fun () -> raise Not_found) with Not_found -> print_endline "not found");
  print_endline (Printexc.to_string (Failure "x"));
  print_endline (Printexc.to_string (Invalid_argument "y"));
  let r = try Ok (List.assoc 3 [ (1, 2) ]) with e -> Error e in
  (match r with Ok _ -> () | Error Not_found -> print_endline "no" | Error _ -> print_endline "other");
  (try assert (1 > 2) with Assert_failure (_, l, c) -> Printf.printf "%d %d\n" l c);
  raise (Invalid { line = 1; reason = "end" })
