module type ORDERED = sig
  type t
  val compare : t -> t -> int
end

let max_of (type a) (module O : ORDERED with type t = a) (l : a list) =
  match l with
  | [] -> None
  | x :: rest -> Some (List.fold_left (fun m y -> if O.compare y m > 0 then y else m) x rest)

let sort_with (type a) (module O : ORDERED with type t = a) l = List.sort O.compare l

module Rev = struct type t = int let compare a b = compare b a end

let () =
  (match max_of (module Int) [ 3; 1; 4 ] with Some n -> Printf.printf "%d\n" n | None -> ());
  (match max_of (module String) [ "b"; "abc"; "c" ] with Some s -> print_endline s | None -> ());
  (match max_of (module Rev) [ 3; 1; 4 ] with Some n -> Printf.printf "%d\n" n | None -> ());
  List.iter (Printf.printf "%d ") (sort_with (module Rev) [ 2; 3; 1 ]);
  print_newline ()
