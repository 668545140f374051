(* Map and filter. *)
let rec map f = function [] -> [] | x :: rest -> let y = f x in y :: map f rest
let rec filter p = function [] -> [] | x :: rest -> if p x then x :: filter p rest else filter p rest
let rec length = function [] -> 0 | _ :: rest -> 1 + length rest

let prop_map_length (l : int list) = length (map (fun x -> x + 1) l) = length l
let prop_filter_shrinks (l : int list) = length (filter (fun x -> x > 0) l) <= length l
let prop_map_compose (l : int list) = map (fun x -> (x + 1) * 2) l = map (fun x -> x * 2) (map (fun x -> x + 1) l)
