type t = { mutable parent : t option; mutable rank : int; value : int }

let make value = { parent = None; rank = 0; value }

let rec find x = match x.parent with
  | None -> x
  | Some p ->
      let root = find p in
      x.parent <- Some root;
      root

let union x y =
  let x = find x and y = find y in
  if x != y then
    if x.rank < y.rank then x.parent <- Some y
    else begin
      y.parent <- Some x;
      if x.rank = y.rank then x.rank <- x.rank + 1
    end

let () =
  let nodes = Array.init 8 make in
  List.iter (fun (i, j) -> union nodes.(i) nodes.(j)) [ (0, 1); (2, 3); (1, 3); (5, 6) ];
  Array.iter (fun n -> Printf.printf "%d " (find n).value) nodes;
  Printf.printf "%b %b\n" (find nodes.(0) == find nodes.(2)) (find nodes.(4) == find nodes.(5))
