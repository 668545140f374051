(* Keeps dividing the wrong thing. *)
let rec digit_sum n = if n = 0 then 0 else n / 10 + digit_sum (n mod 10)
