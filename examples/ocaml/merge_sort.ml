(* Sorting by merging. *)
let rec split = function
  | a :: b :: rest ->
      let left, right = split rest in
      (a :: left, b :: right)
  | short -> (short, [])

let rec merge a b = match a, b with
  | [], rest | rest, [] -> rest
  | x :: xs, y :: ys -> if x <= y then x :: merge xs b else y :: merge a ys

let rec sort = function
  | ([] | [ _ ]) as short -> short
  | l ->
      let left, right = split l in
      merge (sort left) (sort right)

let prop_library (l : int list) = sort l = List.sort compare l
let prop_idempotent (l : int list) = sort (sort l) = sort l
