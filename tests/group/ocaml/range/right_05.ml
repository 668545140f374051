(* while loop, from above *)
let sum_range a b =
  let i = ref b in
  let s = ref 0 in
  while !i >= a do
    s := !s + !i;
    i := !i - 1
  done;
  !s
