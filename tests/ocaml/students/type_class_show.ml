(* Type classes by records, and existential packing. *)
type 'a show = { show : 'a -> string }
let show_int = { show = string_of_int }
let show_bool = { show = string_of_bool }
let show_list s = { show = fun l -> "[" ^ String.concat "; " (List.map s.show l) ^ "]" }
let show_pair a b = { show = fun (x, y) -> "(" ^ a.show x ^ ", " ^ b.show y ^ ")" }
type showable = Showable : 'a show * 'a -> showable
let print (Showable (s, x)) = print_endline (s.show x)
type 'a monoid = { empty : 'a; append : 'a -> 'a -> 'a }
let fold m = List.fold_left m.append m.empty
type poly = { id : 'a. 'a -> 'a }
let use { id } = (id 3, id "x")
let () =
  List.iter print [ Showable (show_int, 3); Showable (show_list (show_pair show_int show_bool), [ (1, true); (2, false) ]) ];
  print_int (fold { empty = 0; append = ( + ) } [ 1; 2; 3 ]);
  print_endline (fold { empty = ""; append = ( ^ ) } [ "a"; "b" ]);
  let n, s = use { id = (fun x -> x) } in
  Printf.printf "%d%s\n" n s
