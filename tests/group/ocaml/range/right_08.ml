(* counts how many are left *)
let sum_range a b =
  let rec go n x =
    if n <= 0 then 0
    else x + go (n - 1) (x + 1)
  in
  go (b - a + 1) a
