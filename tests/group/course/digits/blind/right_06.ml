(* Let bindings. *)
let rec digit_sum n =
  if n <= 0 then 0
  else
    let d = n mod 10 in
    let rest = n / 10 in
    d + digit_sum rest
