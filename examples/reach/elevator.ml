(* An elevator between floors 0 and 9 that serves the nearest request first, and goes down when two are equally near. *)

type direction = Up | Down | Stop
type elevator = { floor : int; doors_open : bool; travelled : int }

let distance a b = if a < b then b - a else a - b

let rec nearest floor best = function
  | [] -> best
  | r :: rest ->
      let closer =
        distance floor r < distance floor best
        || (distance floor r = distance floor best && r < best)
      in
      nearest floor (if closer then r else best) rest

let rec remove r = function [] -> [] | x :: rest -> if x = r then rest else x :: remove r rest

let direction e goal = if goal > e.floor then Up else if goal < e.floor then Down else Stop

(* The floors passed on the way, both ends included. *)
let rec passed from goal =
  if from = goal then [ goal ]
  else if from < goal then passed from (goal - 1) @ [ goal ]
  else passed from (goal + 1) @ [ goal ]

let rec stops_at floor = function [] -> false | f :: rest -> f = floor || stops_at floor rest

let move e goal =
  match direction e goal with
  | Stop -> { e with doors_open = true }
  | Up | Down -> { floor = goal; doors_open = true; travelled = e.travelled + distance e.floor goal }

let rec serve e requests =
  match requests with
  | [] -> { e with doors_open = false }
  | r :: rest ->
      let goal = nearest e.floor r rest in
      let e = move { e with doors_open = false } goal in
      if not e.doors_open then
        failwith "the doors are stuck" (* target: unreachable *)
      else serve e (remove goal requests)

let valid floor = 0 <= floor && floor <= 9

let () =
  let a = read_int () in
  let b = read_int () in
  let c = read_int () in
  if valid a && valid b && valid c then
    let e = serve { floor = 5; doors_open = false; travelled = 0 } [ a; b; c ] in
    if e.travelled = 13 && e.floor = a then
      print_endline "down and up again" (* target: reachable *)
    else if not (valid e.floor) then
      print_endline "through the roof" (* target: unreachable *)
    else if stops_at 5 (passed 5 e.floor) then print_int e.travelled
    else
      print_endline "it did not start there" (* target: unreachable *)
  else print_endline "no such floor"
