let is_prime n =
  let rec no_divisor d = d * d > n || (n mod d <> 0 && no_divisor (d + 1)) in
  n >= 2 && no_divisor 2

let rec range a b = if a > b then [] else a :: range (a + 1) b
let primes_below n = List.filter is_prime (range 2 (n - 1))

let rec sieve = function
  | [] -> []
  | p :: rest -> p :: sieve (List.filter (fun n -> n mod p <> 0) rest)

let factors n =
  let rec aux d n =
    if n = 1 then []
    else if n mod d = 0 then
      match aux d (n / d) with
      | (h, k) :: t when h = d -> (h, k + 1) :: t
      | l -> (d, 1) :: l
    else aux (d + 1) n
  in
  aux 2 n

let goldbach n =
  let rec aux d = if is_prime d && is_prime (n - d) then (d, n - d) else aux (d + 1) in
  aux 2

let a = primes_below 30
let b = sieve (range 2 40)
let c = factors 315
let d = goldbach 28
let e = List.map goldbach [ 4; 10; 100 ]
let f = List.map is_prime [ -3; 0; 1; 2; 97; 91 ]
