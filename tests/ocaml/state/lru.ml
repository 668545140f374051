type ('k, 'v) cache = { cap : int; table : ('k, 'v) Hashtbl.t; mutable order : 'k list; mutable hits : int }
let make cap = { cap; table = Hashtbl.create cap; order = []; hits = 0 }
let touch c k = c.order <- k :: List.filter (fun x -> x <> k) c.order
let get c k f = match Hashtbl.find_opt c.table k with
  | Some v -> c.hits <- c.hits + 1; touch c k; v
  | None ->
    let v = f k in
    if Hashtbl.length c.table >= c.cap then begin
      match List.rev c.order with [] -> () | old :: _ -> Hashtbl.remove c.table old; c.order <- List.filter (fun x -> x <> old) c.order
    end;
    Hashtbl.add c.table k v; touch c k; v
let c = make 2
let () = List.iter (fun k -> Printf.printf "%d " (get c k (fun k -> print_char '!'; k * k))) [1; 2; 1; 3; 2; 1]; Printf.printf "hits %d\n" c.hits
