let h = Hashtbl.create 10
let () = Hashtbl.add h "a" 1; Hashtbl.add h "a" 2; Hashtbl.add h "b" 3
let show () = Printf.printf "%d [%s]\n" (Hashtbl.length h) (String.concat ";" (List.map string_of_int (Hashtbl.find_all h "a")))
let () = show (); Hashtbl.remove h "a"; show (); Hashtbl.replace h "a" 9; show (); Hashtbl.remove h "zz"; show ()
let g = Hashtbl.copy h
let () = Hashtbl.clear h; Printf.printf "%d %d %b\n" (Hashtbl.length h) (Hashtbl.length g) (Hashtbl.mem g "b")
let () = (try ignore (Hashtbl.find h "a") with Not_found -> print_endline "gone"); Hashtbl.reset g; print_int (Hashtbl.length g); print_newline ()
let t = Hashtbl.create 2
let () = for i = 1 to 40 do Hashtbl.replace t (string_of_int (i * i mod 17)) i done; Hashtbl.iter (fun k v -> Printf.printf "%s>%d " k v) t; print_newline ()
