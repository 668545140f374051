(* Integers and floats. *)
let rec gcd a b = if b = 0 then a else gcd b (a mod b)
let rec power b n = if n = 0 then 1 else let h = power b (n / 2) in if n mod 2 = 0 then h * h else h * h * b
let is_prime n = n > 1 && (let rec go d = d * d > n || (n mod d <> 0 && go (d + 1)) in go 2)
let rec fib n = if n < 2 then n else fib (n - 1) + fib (n - 2)
let rec collatz n = if n = 1 then [ 1 ] else n :: collatz (if n mod 2 = 0 then n / 2 else (3 * n) + 1)
let average l = List.fold_left ( +. ) 0. l /. float_of_int (List.length l)
let rec ackermann m n = match m, n with 0, n -> n + 1 | m, 0 -> ackermann (m - 1) 1 | m, n -> ackermann (m - 1) (ackermann m (n - 1))
let newton x = let rec go g i = if i = 0 then g else go ((g +. (x /. g)) /. 2.) (i - 1) in go x 20
let sign x = if x > 0 then 1 else if x < 0 then -1 else 0
let rec even n = n = 0 || odd (n - 1) and odd n = n <> 0 && even (n - 1)
