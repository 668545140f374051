(* Accumulator with a tuple. *)
let digit_sum n =
  let rec go (n, acc) =
    if n < 10 then acc + n
    else go (n / 10, acc + n mod 10)
  in go (n, 0)
