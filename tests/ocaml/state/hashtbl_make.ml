module Key = struct
  type t = { id : int; note : string }

  let equal a b = a.id = b.id
  let hash k = (k.id * 7) land max_int
end

module H = Hashtbl.Make (Key)

let key id = { Key.id; note = "n" ^ string_of_int id }
let show t = H.iter (fun k v -> Printf.printf "%d/%s=%d " k.Key.id k.Key.note v) t; print_newline ()

let () =
  let t = H.create 1 in
  for i = 0 to 40 do
    H.add t (key i) (i * i)
  done;
  Printf.printf "%d\n" (H.length t);
  show t;
  H.add t { (key 3) with note = "again" } 99;
  Printf.printf "%d %d\n" (H.find t (key 3)) (List.length (H.find_all t (key 3)));
  H.remove t (key 3);
  Printf.printf "%d\n" (H.find t (key 3));
  H.replace t { (key 4) with note = "new" } 7;
  H.replace t (key 100) 8;
  show t;
  print_endline (match H.find_opt t (key 500) with None -> "none" | Some _ -> "some");
  (try ignore (H.find t (key 501)) with Not_found -> print_endline "not found");
  Printf.printf "%b %b\n" (H.mem t (key 100)) (H.mem t (key 101));
  H.filter_map_inplace (fun k v -> if k.Key.id mod 3 = 0 then Some (v + 1) else None) t;
  show t;
  Printf.printf "%d\n" (H.fold (fun _ v acc -> v + acc) t 0);
  let c = H.copy t in
  H.clear t;
  Printf.printf "%d %d\n" (H.length t) (H.length c);
  H.reset c;
  H.add c (key 1) 1;
  show c;
  let d = H.of_seq (List.to_seq [ (key 1, 1); (key 2, 2); (key 1, 3) ]) in
  show d;
  List.iter (fun k -> print_int k.Key.id) (List.of_seq (H.to_seq_keys d));
  print_newline ();
  Seq.iter (fun v -> print_int v) (H.to_seq_values d);
  print_newline ()

module S = Hashtbl.Make (struct
  type t = string

  let equal = String.equal
  let hash = Hashtbl.hash
end)

let words = S.create 16

let count w = S.replace words w (1 + try S.find words w with Not_found -> 0)

let () =
  List.iter count [ "a"; "b"; "a"; "c"; "a"; "b" ];
  S.iter (fun w n -> Printf.printf "%s %d\n" w n) words
