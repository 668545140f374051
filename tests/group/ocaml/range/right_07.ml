(* closed formula *)
let sum_range a b =
  if a > b then 0
  else (a + b) * (b - a + 1) / 2
