(* A loop. *)
let digit_sum n =
  let n = ref n and s = ref 0 in
  while !n > 0 do
    s := !s + !n mod 10;
    n := !n / 10
  done;
  !s
