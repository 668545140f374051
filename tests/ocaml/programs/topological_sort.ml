exception Cycle of int list

let sort graph =
  let rec visit path (visited, order) v =
    if List.mem v path then raise (Cycle (List.rev (v :: path)))
    else if List.mem v visited then (visited, order)
    else
      let next = match List.assoc_opt v graph with Some l -> l | None -> [] in
      let visited, order = List.fold_left (visit (v :: path)) (v :: visited, order) next in
      (visited, v :: order)
  in
  let _, order = List.fold_left (fun acc (v, _) -> visit [] acc v) ([], []) graph in
  order

let ok = sort [ (1, [ 2; 3 ]); (2, [ 4 ]); (3, [ 4 ]); (4, []) ]
let cyclic = try sort [ (1, [ 2 ]); (2, [ 3 ]); (3, [ 1 ]) ] with Cycle _ -> []
let cycle = match sort [ (1, [ 2 ]); (2, [ 3 ]); (3, [ 2 ]) ] with _ -> None | exception Cycle c -> Some c
