let graph = [ (1, [ 2; 3 ]); (2, [ 4 ]); (3, [ 4; 5 ]); (4, [ 6 ]); (5, [ 6 ]); (6, []) ]
let neighbours n = try List.assoc n graph with Not_found -> []

let bfs start =
  let seen = Hashtbl.create 10 in
  let q = Queue.create () in
  Queue.add (start, 0) q;
  Hashtbl.add seen start 0;
  let order = ref [] in
  while not (Queue.is_empty q) do
    let n, d = Queue.take q in
    order := (n, d) :: !order;
    List.iter
      (fun m ->
        if not (Hashtbl.mem seen m) then begin
          Hashtbl.add seen m (d + 1);
          Queue.push (m, d + 1) q
        end)
      (neighbours n)
  done;
  List.rev !order

let () = bfs 1 |> List.iter (fun (n, d) -> Printf.printf "%d@%d " n d); print_newline ()
let q = Queue.of_seq (List.to_seq [ 1; 2; 3 ])
let () = Queue.transfer (Queue.copy q) q; print_int (Queue.fold ( + ) 0 q); print_newline ()
