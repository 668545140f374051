(* without the upper end *)
let rec sum_range a b =
  if a >= b then 0
  else a + sum_range (a + 1) b
