(* Run-length encoding. *)
let rec encode = function
  | [] -> []
  | x :: rest -> (
      match encode rest with
      | (n, y) :: more when x = y -> (n + 1, y) :: more
      | code -> (1, x) :: code)

let rec repeat n x = if n <= 0 then [] else x :: repeat (n - 1) x
let rec decode = function [] -> [] | (n, x) :: rest -> repeat n x @ decode rest

let prop_round_trip (l : int list) = decode (encode l) = l
