(* the formula for ranges that start at one *)
let sum_range a b =
  if a > b then 0 else b * (b + 1) / 2
