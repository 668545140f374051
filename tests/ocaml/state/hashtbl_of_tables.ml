let graph : (string, (string, int) Hashtbl.t) Hashtbl.t = Hashtbl.create 4
let edge a b w =
  let inner = match Hashtbl.find_opt graph a with Some t -> t | None -> let t = Hashtbl.create 4 in Hashtbl.add graph a t; t in
  Hashtbl.replace inner b w
let () = edge "a" "b" 1; edge "a" "c" 4; edge "b" "c" 2; edge "a" "b" 7
let weight a b = match Hashtbl.find_opt graph a with None -> None | Some t -> Hashtbl.find_opt t b
let () = List.iter (fun (a, b) -> match weight a b with Some w -> Printf.printf "%s-%s %d\n" a b w | None -> Printf.printf "%s-%s none\n" a b) ["a","b"; "a","c"; "b","a"; "b","c"]
let () = Hashtbl.iter (fun a t -> Hashtbl.iter (fun b w -> Printf.printf "%s%s%d " a b w) t) graph; print_newline ()
