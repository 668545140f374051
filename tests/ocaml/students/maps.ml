module StringMap = Map.Make (String)
module IntSet = Set.Make (struct type t = int let compare = compare end)

let index text =
  let words = String.split_on_char ' ' text in
  List.fold_left
    (fun (m, i) w ->
      let set = try StringMap.find w m with Not_found -> IntSet.empty in
      (StringMap.add w (IntSet.add i set) m, i + 1))
    (StringMap.empty, 0) words
  |> fst

let () =
  let m = index "a b a c b a" in
  StringMap.iter (fun w s -> Printf.printf "%s: %s\n" w (String.concat "," (List.map string_of_int (IntSet.elements s)))) m;
  Printf.printf "%d\n" (StringMap.cardinal m);
  let m = StringMap.update "c" (Option.map (IntSet.add 100)) m in
  Printf.printf "%d\n" (IntSet.max_elt (StringMap.find "c" m));
  let n = StringMap.filter (fun _ s -> IntSet.cardinal s > 1) m in
  print_endline (String.concat " " (List.map fst (StringMap.bindings n)));
  let u = StringMap.union (fun _ a b -> Some (IntSet.union a b)) m (StringMap.singleton "z" (IntSet.singleton 5)) in
  match StringMap.max_binding_opt u with
  | Some (k, _) -> print_endline k
  | None -> ()
