(* Match. *)
let rec digit_sum n = match n with
  | 0 -> 0
  | _ -> (n mod 10) + digit_sum (n / 10)
