(* without the lower end *)
let sum_range a b =
  let rec go acc i =
    if i <= a then acc else go (acc + i) (i - 1)
  in
  go 0 b
