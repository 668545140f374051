(* The sign does not matter. *)
let rec digit_sum n =
  if n < 0 then digit_sum (-n)
  else if n < 10 then n
  else n mod 10 + digit_sum (n / 10)
