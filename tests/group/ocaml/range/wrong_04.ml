(* swaps the ends of an empty range *)
let rec sum_range a b =
  if a > b then sum_range b a
  else if a = b then a
  else a + sum_range (a + 1) b
