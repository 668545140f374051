type t = { parent : int array; rank : int array; mutable sets : int }
let create n = { parent = Array.init n Fun.id; rank = Array.make n 0; sets = n }
let rec find t x = if t.parent.(x) = x then x else begin
  t.parent.(x) <- find t t.parent.(x);
  t.parent.(x)
end
let union t a b =
  let a = find t a and b = find t b in
  if a <> b then begin
    t.sets <- t.sets - 1;
    if t.rank.(a) < t.rank.(b) then t.parent.(a) <- b
    else begin
      t.parent.(b) <- a;
      if t.rank.(a) = t.rank.(b) then t.rank.(a) <- t.rank.(a) + 1
    end
  end
let kruskal n edges =
  let t = create n in
  List.sort (fun (_, _, a) (_, _, b) -> compare a b) edges
  |> List.filter (fun (a, b, _) -> if find t a = find t b then false else (union t a b; true))
let () =
  let mst = kruskal 4 [ (0, 1, 10); (0, 2, 6); (0, 3, 5); (1, 3, 15); (2, 3, 4) ] in
  List.iter (fun (a, b, w) -> Printf.printf "%d-%d (%d)\n" a b w) mst;
  Printf.printf "total = %d\n" (List.fold_left (fun acc (_, _, w) -> acc + w) 0 mst)
