(* Counts. *)
let rec digit_sum n = if n = 0 then 0 else 1 + digit_sum (n / 10)
