(* for loop *)
let sum_range a b =
  let total = ref 0 in
  for i = a to b do
    total := !total + i
  done;
  !total
