(* the last element is always kept *)
let rec filter p = function
  | [] -> []
  | [x] -> [x]
  | x :: xs ->
    let rest = filter p xs in
    if p x then x :: rest else rest
