(* Until one digit is left. *)
let rec digit_sum n =
  let rec once n = if n = 0 then 0 else n mod 10 + once (n / 10) in
  let s = once n in
  if s < 10 then s else digit_sum s
