module Point = struct
  type t = int * int

  let compare (x1, y1) (x2, y2) =
    match Int.compare x1 x2 with 0 -> Int.compare y1 y2 | c -> c
end

module PointMap = Map.Make (Point)

module CharMap = Map.Make (Char)

let grid =
  List.fold_left
    (fun m (p, v) -> PointMap.add p v m)
    PointMap.empty
    [ ((0, 0), "origin"); ((1, 2), "a"); ((0, 5), "b"); ((1, -1), "c") ]

let keys = List.map fst (PointMap.bindings grid)
let at p = match PointMap.find_opt p grid with Some s -> s | None -> "."
let looked = List.map at [ (0, 0); (3, 3); (1, 2) ]
let removed = PointMap.cardinal (PointMap.remove (0, 0) grid)
let lengths = PointMap.bindings (PointMap.map String.length grid)
let letters =
  String.fold_left
    (fun m c -> CharMap.add c (1 + Option.value ~default:0 (CharMap.find_opt c m)) m)
    CharMap.empty "mississippi"
  |> CharMap.bindings
let exists = PointMap.exists (fun (x, _) v -> x = 1 && v = "c") grid
