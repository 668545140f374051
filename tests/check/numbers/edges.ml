(* Laws of numbers at the edges of int, which has 63 bits. What is said above each is what is answered: see Edges.hs. *)

(* expect: overflow *)
let prop_abs_is_not_negative x = abs x >= 0

(* expect: verified *)
let prop_abs_above_the_least x = x = min_int || abs x >= 0

(* expect: verified *)
let prop_negate_twice (x : int) = - (- x) = x

(* expect: overflow *)
let prop_successor_is_larger n = n + 1 > n

(* expect: verified *)
let prop_predecessor_is_smaller n = n = min_int || n - 1 < n

(* expect: overflow *)
let prop_compare_by_subtraction (x : int) (y : int) = (x < y) = (x - y < 0)

let average x y = (x + y) / 2

(* expect: overflow *)
let prop_average_is_between x y = x < 0 || x > y || (x <= average x y && average x y <= y)

let careful_average x y = x + (y - x) / 2

(* expect: verified *)
let prop_careful_average_is_between x y = x < 0 || x > y || (x <= careful_average x y && careful_average x y <= y)

(* expect: overflow *)
let prop_square_is_not_negative (x : int) = x * x >= 0

(* expect: verified *)
let prop_distributes (x : int) y z = x * (y + z) = (x * y) + (x * z)

(* expect: verified *)
let prop_at_most_the_last n = n <= max_int

(* expect: verified *)
let prop_at_least_the_first n = n >= min_int

(* expect: verified *)
let prop_around_the_corner () = max_int + 1 = min_int

(* expect: verified *)
let prop_least_by_minus_one () = min_int / -1 = min_int

(* expect: verified *)
let prop_quotient_and_rest x = (x / 10 * 10) + (x mod 10) = x

(* expect: verified *)
let prop_lnot x = lnot x = - x - 1

(* expect: verified *)
let prop_two_to_the_62 () = 1 lsl 62 = min_int && -1 lsr 1 = max_int && 2 * (1 lsl 61) < 0

(* expect: verified *)
let prop_written () = int_of_string (string_of_int min_int) = min_int && string_of_int (max_int + 1) = "-4611686018427387904"

(* expect: verified *)
let prop_too_large () = int_of_string_opt "4611686018427387904" = None

let rec sum = function [] -> 0 | x :: rest -> x + sum rest

(* expect: overflow *)
let prop_sum_of_two x y = x < 0 || y < 0 || sum [ x; y ] >= x

(* expect: refuted *)
let prop_next_is_even n = (n + 1) mod 2 = 0
