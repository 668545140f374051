(* accumulator *)
let sum_range a b =
  let rec go acc i =
    if i > b then acc else go (acc + i) (i + 1)
  in
  go 0 a
