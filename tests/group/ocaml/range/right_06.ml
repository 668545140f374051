(* builds the list first *)
let rec range a b =
  if a > b then [] else a :: range (a + 1) b

let rec sum = function
  | [] -> 0
  | x :: xs -> x + sum xs

let sum_range a b = sum (range a b)
