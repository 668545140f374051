(* Run-length encoding of five numbers, and back. *)

let rec read_list n =
  if n = 0 then []
  else
    let x = read_int () in
    let rest = read_list (n - 1) in
    x :: rest

let rec encode = function
  | [] -> []
  | x :: xs -> (
      match encode xs with
      | (y, n) :: rest when x = y -> (y, n + 1) :: rest
      | runs -> (x, 1) :: runs)

let rec repeat x n = if n = 0 then [] else x :: repeat x (n - 1)

let rec append xs ys = match xs with [] -> ys | x :: xs -> x :: append xs ys

let rec decode = function
  | [] -> []
  | (x, n) :: rest -> append (repeat x n) (decode rest)

let rec no_empty_run = function [] -> true | (_, n) :: rest -> n > 0 && no_empty_run rest

let rec no_neighbours = function
  | (x, _) :: ((y, _) :: _ as rest) -> x <> y && no_neighbours rest
  | _ -> true

let rec show = function
  | [] -> ""
  | (x, n) :: rest -> string_of_int n ^ "*" ^ string_of_int x ^ " " ^ show rest

let rec length = function [] -> 0 | _ :: rest -> 1 + length rest
let rec weight = function [] -> 0 | (x, n) :: rest -> (x * n) + weight rest

let () =
  let xs = read_list 5 in
  let runs = encode xs in
  if decode runs <> xs then
    print_endline "decoded to another list" (* target: unreachable *)
  else if not (no_empty_run runs) then
    print_endline "an empty run" (* target: unreachable *)
  else if not (no_neighbours runs) then
    print_endline "one run in two" (* target: unreachable *)
  else
    match runs with
    | [ (a, 1); (b, 3); (c, 1) ] when a = c && weight runs = 41 ->
        print_endline "the same at both ends" (* target: reachable *)
    | _ ->
        if length runs > 5 then
          print_endline "longer than it was" (* target: unreachable *)
        else print_endline (show runs)
