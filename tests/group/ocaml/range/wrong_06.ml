(* an empty range gives its lower end *)
let rec sum_range a b =
  if a >= b then a
  else a + sum_range (a + 1) b
