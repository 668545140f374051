(* A walk of five steps through a maze of four by three cells.

     +--+--+--+--+
     |S    |     |
     +--+  +  +--+
     |  |     |  |
     +  +--+  +  +
     |  |       G|
     +--+--+--+--+

   A step into a wall stays where it is. *)

type step = North | East | South | West

let step_of n =
  match n with 0 -> Some North | 1 -> Some East | 2 -> Some South | 3 -> Some West | _ -> None

(* The walls: there is no way between these two cells, (column, row) from the upper left. *)
let walls =
  [ ((1, 0), (2, 0)); ((0, 0), (0, 1)); ((3, 0), (3, 1)); ((0, 1), (1, 1));
    ((2, 1), (3, 1)); ((1, 1), (1, 2)); ((0, 2), (1, 2)) ]

let rec blocked p q = function
  | [] -> false
  | (a, b) :: rest -> (a = p && b = q) || (a = q && b = p) || blocked p q rest

let inside (x, y) = 0 <= x && x <= 3 && 0 <= y && y <= 2

let next (x, y) = function
  | North -> (x, y - 1)
  | East -> (x + 1, y)
  | South -> (x, y + 1)
  | West -> (x - 1, y)

let move p step =
  let q = next p step in
  if inside q && not (blocked p q walls) then q else p

let rec walk n p =
  if n = 0 then p
  else
    match step_of (read_int ()) with
    | None -> p
    | Some step -> walk (n - 1) (move p step)

let () =
  let p = walk 5 (0, 0) in
  if not (inside p) then
    print_endline "outside" (* target: unreachable *)
  else if p = (3, 2) then
    print_endline "out of the maze" (* target: reachable *)
  else if p = (0, 1) then
    print_endline "in a closed cell" (* target: unreachable *)
  else print_endline "still inside"
