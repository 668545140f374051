let rec compress = function a :: (b :: _ as t) -> if a = b then compress t else a :: compress t | l -> l
let pack l =
  let rec aux cur acc = function
    | [] -> []
    | [ x ] -> (x :: cur) :: acc
    | a :: (b :: _ as t) -> if a = b then aux (a :: cur) acc t else aux [] ((a :: cur) :: acc) t
  in
  List.rev (aux [] [] l)
let rec combinations k l = if k <= 0 then [ [] ] else match l with
  | [] -> []
  | h :: t -> List.map (fun c -> h :: c) (combinations (k - 1) t) @ combinations k t
let rec permutations = function
  | [] -> [ [] ]
  | l -> List.concat_map (fun x -> List.map (fun p -> x :: p) (permutations (List.filter (( <> ) x) l))) l
let ints l = "[" ^ String.concat ";" (List.map string_of_int l) ^ "]"
let () =
  print_endline (ints (compress [ 1; 1; 2; 3; 3; 3; 1 ]));
  print_endline (String.concat " " (List.map ints (pack [ 1; 1; 2; 3; 3 ])));
  print_endline (String.concat " " (List.map ints (combinations 2 [ 1; 2; 3; 4 ])));
  print_endline (String.concat " " (List.map ints (permutations [ 1; 2; 3 ])));
  let evens, odds = List.partition (fun x -> x mod 2 = 0) (List.init 10 (fun i -> i)) in
  print_endline (ints evens ^ ints odds);
  List.iter2 (fun a b -> Printf.printf "%d%s " a b) [ 1; 2 ] [ "a"; "b" ];
  print_newline ();
  let a, b = List.split [ (1, 'a'); (2, 'b') ] in
  Printf.printf "%s %d\n" (ints a) (List.length b);
  (try List.iter2 (fun _ _ -> ()) [ 1 ] [] with Invalid_argument s -> print_endline s);
  print_endline (ints (List.sort_uniq compare [ 3; 1; 2; 3; 1 ]));
  print_endline (ints (List.fold_right (fun x acc -> x :: x :: acc) [ 1; 2 ] []));
  Printf.printf "%b %b\n" (List.exists (fun x -> x > 2) [ 1; 2 ]) (List.for_all2 ( < ) [ 1; 2 ] [ 2; 3 ]);
  print_endline (ints (List.rev_map succ [ 1; 2; 3 ] @ List.flatten [ [ 1 ]; []; [ 2 ] ]));
  match List.nth_opt [ 1; 2 ] 5 with None -> print_endline "none" | Some _ -> ()
