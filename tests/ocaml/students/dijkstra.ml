module PQ = Set.Make (struct type t = int * int let compare = compare end)

let inf = max_int

let dijkstra adj src =
  let n = Array.length adj in
  let dist = Array.make n inf in
  dist.(src) <- 0;
  let rec loop pq =
    match PQ.min_elt_opt pq with
    | None -> ()
    | Some ((d, u) as e) ->
      let pq = PQ.remove e pq in
      if d > dist.(u) then loop pq
      else
        loop
          (List.fold_left
             (fun pq (v, w) ->
               let nd = d + w in
               if nd < dist.(v) then begin
                 dist.(v) <- nd;
                 PQ.add (nd, v) pq
               end
               else pq)
             pq adj.(u))
  in
  loop (PQ.singleton (0, src));
  dist

let () =
  let adj = [| [ (1, 7); (2, 9); (5, 14) ]; [ (0, 7); (2, 10); (3, 15) ]; [ (0, 9); (1, 10); (3, 11); (5, 2) ]; [ (1, 15); (2, 11); (4, 6) ]; [ (3, 6); (5, 9) ]; [ (0, 14); (2, 2); (4, 9) ]; [] |] in
  Array.iteri
    (fun i d -> if d = inf then Printf.printf "%d: -\n" i else Printf.printf "%d: %d\n" i d)
    (dijkstra adj 0)
