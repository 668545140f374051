let neighbours cells (x, y) =
  List.length
    (List.filter (fun (a, b) -> (a, b) <> (x, y) && abs (a - x) <= 1 && abs (b - y) <= 1) cells)

let around (x, y) =
  List.concat_map (fun dx -> List.map (fun dy -> (x + dx, y + dy)) [ -1; 0; 1 ]) [ -1; 0; 1 ]

let step cells =
  let candidates = List.sort_uniq compare (List.concat_map around cells) in
  let alive c = List.mem c cells in
  List.filter
    (fun c -> match neighbours cells c with 3 -> true | 2 -> alive c | _ -> false)
    candidates

let rec generations n cells = if n = 0 then cells else generations (n - 1) (step cells)

let blinker = [ (0, 1); (1, 1); (2, 1) ]
let once = step blinker
let twice = step once = blinker
let glider = [ (1, 0); (2, 1); (0, 2); (1, 2); (2, 2) ]
let moved = generations 4 glider
let shifted = moved = List.sort compare (List.map (fun (x, y) -> (x + 1, y + 1)) glider)
let render w h cells =
  String.concat "\n" (List.init h (fun y -> String.init w (fun x -> if List.mem (x, y) cells then '#' else '.')))
let picture = render 3 3 glider
