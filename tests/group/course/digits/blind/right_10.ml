(* Negative is an error. *)
exception Negative
let rec digit_sum n =
  if n < 0 then raise Negative
  else match n with
    | 0 -> 0
    | n -> digit_sum (n / 10) + (n mod 10)
