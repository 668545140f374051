(* Finite maps from the library. *)
module M = Map.Make (Int)

let of_list l = List.fold_left (fun m (k, v) -> M.add k v m) M.empty l
let invert m = M.fold (fun k v acc -> M.add v k acc) m M.empty

let prop_find k v l = M.find k (M.add k v (of_list l)) = (v : int)
let prop_remove k (l : (int * int) list) = not (M.mem k (M.remove k (of_list l)))
let prop_sorted (l : (int * int) list) =
  let keys = List.map fst (M.bindings (of_list l)) in
  keys = List.sort_uniq compare (List.map fst l)
