(* counts instead of adding *)
let sum_range a b =
  let total = ref 0 in
  for _ = a to b do
    total := !total + 1
  done;
  !total
