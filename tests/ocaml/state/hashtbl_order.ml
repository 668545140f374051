let h = Hashtbl.create 5
let () = List.iter (fun (k, v) -> Hashtbl.replace h k v) ["one", 1; "two", 2; "three", 3; "four", 4; "", 0; "a long key of more than a few words", 6]
let () = Hashtbl.iter (fun k v -> Printf.printf "%s=%d " k v) h; print_newline ()
let n = Hashtbl.create 1
let () = for i = 0 to 50 do Hashtbl.add n (i * 7919 mod 1001) i done
let () = Hashtbl.iter (fun k v -> Printf.printf "%d:%d " k v) n; print_newline ()
let () = Hashtbl.remove n 7919; Hashtbl.add n 5 1; Hashtbl.add n 5 2; Hashtbl.replace n 5 3
let () = print_int (List.length (Hashtbl.find_all n 5)); print_newline ()
let () = print_endline (String.concat "," (Hashtbl.fold (fun k v acc -> string_of_int (k + v) :: acc) n []))
let p = Hashtbl.create 16
let () = List.iter (fun k -> Hashtbl.replace p k (fst k)) [(1,'a'); (-5, 'b'); (max_int, 'c'); (0, 'z')]
let () = Hashtbl.iter (fun (a, c) v -> Printf.printf "%d%c%d " a c v) p; print_newline ()
type t = A | B of int | C of string * t
let () = List.iter (fun x -> Printf.printf "%d " (Hashtbl.hash x)) [A; B 3; B (-3); C ("x", B 1)]; print_newline ()
let () = Printf.printf "%d %d %d %d\n" (Hashtbl.hash 0) (Hashtbl.hash "") (Hashtbl.hash [1;2;3]) (Hashtbl.hash (Some true))
