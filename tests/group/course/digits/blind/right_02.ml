(* Accumulator. *)
let digit_sum n =
  let rec go n acc = if n = 0 then acc else go (n / 10) (acc + n mod 10) in
  go n 0
