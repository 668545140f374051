(* Modules inside functions: each call has its own. *)
let make_stack (type a) (show : a -> string) limit =
  let module S = struct
    exception Full

    let items : a list ref = ref []
    let count = ref 0

    let push x =
      if !count >= limit then raise Full;
      items := x :: !items;
      incr count

    let dump () = String.concat "," (List.map show !items)
  end in
  ((fun x -> try S.push x; true with S.Full -> false), S.dump)

let () =
  let push, dump = make_stack string_of_int 2 in
  let push', dump' = make_stack (fun s -> s) 1 in
  let added = List.map push [ 1; 2; 3 ] in
  let added' = List.map push' [ "x"; "y" ] in
  List.iter (Printf.printf "%b ") (added @ added');
  Printf.printf "%s | %s\n" (dump ()) (dump' ())
