(* Below ten. *)
let rec digit_sum n =
  if n < 10 then n
  else digit_sum (n / 10) + n mod 10
