(* List of digits first. *)
let rec digits n = if n = 0 then [] else (n mod 10) :: digits (n / 10)
let rec sum l = match l with [] -> 0 | x :: r -> x + sum r
let digit_sum n = sum (digits n)
