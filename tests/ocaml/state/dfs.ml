let graph = [| [1; 2]; [3]; [3; 4]; [5]; [5]; [] |]
let visited = Array.make 6 false
let order = ref []
let rec dfs n = if not visited.(n) then begin visited.(n) <- true; List.iter dfs graph.(n); order := n :: !order end
let () = dfs 0; List.iter (Printf.printf "%d ") !order; print_newline ()
let depth = Hashtbl.create 6
let rec bfs = function [] -> () | (n, d) :: rest -> if Hashtbl.mem depth n then bfs rest else begin Hashtbl.add depth n d; bfs (rest @ List.map (fun m -> (m, d + 1)) graph.(n)) end
let () = bfs [0, 0]; for i = 0 to 5 do Printf.printf "%d:%d " i (Hashtbl.find depth i) done; print_newline ()
