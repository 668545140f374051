(* A guard is asked about the first alternative that matches, and about no other. *)
let first x = match x with (x, _) | (_, x) when x = 2 -> "first" | _ -> "other"
let f = function (Some x, _) | (_, Some x) when x > 3 -> x | _ -> 0
let g = function ((x, _) | (_, x)), 1 when x > 3 -> x | _ -> 0
let h l = match l with [ a ] | [ _; a ] | a :: _ when a = 1 -> true | _ -> false
let named = function ((1 | 5) as x | (x : int)) when x > 3 -> x | x -> -x
let two = function ((a, _) | (_, a)), ((b, _) | (_, b)) when a + b > 10 -> (a, b) | _ -> (0, 0)
let ranges = function ('a' .. 'm' as c), _ | _, c when c > 'c' -> c | c, _ -> c
let later = function (x, 1) | (1, x) when x > 5 -> "a" | (x, _) | (_, x) when x < 5 -> "b" | _ -> "c"
