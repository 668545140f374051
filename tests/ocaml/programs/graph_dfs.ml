type graph = (string * string list) list

let neighbours (g : graph) v = try List.assoc v g with Not_found -> []

let dfs g start =
  let rec visit visited v =
    if List.mem v visited then visited
    else List.fold_left visit (v :: visited) (neighbours g v)
  in
  List.rev (visit [] start)

let bfs g start =
  let rec go visited = function
    | [] -> List.rev visited
    | v :: queue ->
        if List.mem v visited then go visited queue
        else go (v :: visited) (queue @ List.filter (fun w -> not (List.mem w visited)) (neighbours g v))
  in
  go [] [ start ]

let rec paths g from target seen =
  if from = target then [ [ target ] ]
  else
    neighbours g from
    |> List.filter (fun v -> not (List.mem v seen))
    |> List.concat_map (fun v -> paths g v target (v :: seen))
    |> List.map (fun p -> from :: p)

let g = [ ("a", [ "b"; "c" ]); ("b", [ "d" ]); ("c", [ "d"; "e" ]); ("d", [ "f" ]); ("e", [ "f" ]) ]
let depth = dfs g "a"
let breadth = bfs g "a"
let routes = paths g "a" "f" [ "a" ]
let alone = dfs g "z"
