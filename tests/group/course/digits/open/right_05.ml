(* List with append. *)
let rec digits n = if n < 10 then [n] else digits (n / 10) @ [n mod 10]
let digit_sum n = List.fold_left (+) 0 (digits n)
