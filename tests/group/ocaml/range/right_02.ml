(* recursion downwards *)
let rec sum_range a b =
  if b < a then 0
  else sum_range a (b - 1) + b
