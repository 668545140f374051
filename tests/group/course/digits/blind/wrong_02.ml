(* Forgets the last. *)
let rec digit_sum n = if n < 10 then 0 else n mod 10 + digit_sum (n / 10)
