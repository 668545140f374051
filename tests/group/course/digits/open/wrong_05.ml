(* Base nine. *)
let rec digit_sum n = if n = 0 then 0 else n mod 9 + digit_sum (n / 9)
