(* Insertion sort, merge sort and selection sort of four numbers must agree. *)

let rec insert x = function [] -> [ x ] | y :: ys -> if x <= y then x :: y :: ys else y :: insert x ys
let rec insertion_sort = function [] -> [] | x :: xs -> insert x (insertion_sort xs)

let rec split = function
  | [] -> ([], [])
  | [ x ] -> ([ x ], [])
  | x :: y :: rest ->
      let xs, ys = split rest in
      (x :: xs, y :: ys)

let rec merge xs ys =
  match (xs, ys) with
  | [], ys -> ys
  | xs, [] -> xs
  | x :: xs', y :: ys' -> if x <= y then x :: merge xs' ys else y :: merge xs ys'

let rec merge_sort = function
  | [] -> []
  | [ x ] -> [ x ]
  | xs ->
      let a, b = split xs in
      merge (merge_sort a) (merge_sort b)

let rec smallest x = function [] -> x | y :: ys -> smallest (if y < x then y else x) ys
let rec remove x = function [] -> [] | y :: ys -> if x = y then ys else y :: remove x ys

let rec selection_sort = function
  | [] -> []
  | x :: xs ->
      let least = smallest x xs in
      least :: selection_sort (remove least (x :: xs))

let rec sorted = function a :: (b :: _ as rest) -> a <= b && sorted rest | _ -> true
let rec length = function [] -> 0 | _ :: xs -> 1 + length xs

(* How many neighbours are in the wrong order. *)
let rec descents = function
  | a :: (b :: _ as rest) -> (if a > b then 1 else 0) + descents rest
  | _ -> 0

let () =
  let a = read_int () in
  let b = read_int () in
  let c = read_int () in
  let d = read_int () in
  let xs = [ a; b; c; d ] in
  let ys = insertion_sort xs in
  if not (sorted ys) then
    print_endline "not sorted" (* target: unreachable *)
  else if merge_sort xs <> ys then
    print_endline "the sorts disagree" (* target: unreachable *)
  else if selection_sort xs <> ys then
    print_endline "so does the third" (* target: unreachable *)
  else if length ys = 4 && descents xs = 3 && a + b = 40 && c - d = 5 && b = c + 1 then
    print_endline "wholly reversed" (* target: reachable *)
  else print_int (descents xs)
