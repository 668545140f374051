let rec gcd a b = if b = 0 then abs a else gcd b (a mod b)
let lcm a b = if a = 0 || b = 0 then 0 else abs (a * b) / gcd a b

let rec egcd a b =
  if b = 0 then (a, 1, 0)
  else
    let g, x, y = egcd b (a mod b) in
    (g, y, x - (a / b * y))

let coprime a b = gcd a b = 1

let phi n =
  let rec count acc d = if d < n then count (if coprime n d then acc + 1 else acc) (d + 1) else acc in
  if n = 1 then 1 else count 0 1

let a = gcd 36 63
let b = lcm 4 6
let c = egcd 240 46
let d = phi 10
let e = (-7 / 2, -7 mod 2, 7 / -2, 7 mod -2)
