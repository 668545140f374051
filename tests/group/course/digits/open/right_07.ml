(* Remainder by hand. *)
let rec digit_sum n =
  if n = 0 then 0
  else (n - (n / 10) * 10) + digit_sum (n / 10)
