(* Only two digits. *)
let digit_sum n = n mod 10 + n / 10
