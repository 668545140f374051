let rec power b e =
  match e with
  | 0 -> 1
  | e when e mod 2 = 0 ->
      let h = power b (e / 2) in
      h * h
  | e -> b * power b (e - 1)

let power_mod b e m =
  let rec go b e acc =
    if e = 0 then acc
    else
      let acc = if e land 1 = 1 then acc * b mod m else acc in
      go (b * b mod m) (e lsr 1) acc
  in
  go (b mod m) e 1

let fib n =
  let rec go (a, b) n = if n = 0 then a else go (b, a + b) (n - 1) in
  go (0, 1) n

let mul (a, b, c, d) (e, f, g, h) = ((a * e) + (b * g), (a * f) + (b * h), (c * e) + (d * g), (c * f) + (d * h))

let rec mpow m n =
  if n = 0 then (1, 0, 0, 1)
  else
    let h = mpow m (n / 2) in
    let sq = mul h h in
    if n mod 2 = 0 then sq else mul sq m

let fib_fast n =
  let _, f, _, _ = mpow (1, 1, 1, 0) n in
  f

let a = power 2 30
let b = power_mod 3 200 1_000_007
let c = List.init 15 fib
let d = fib_fast 50 = fib 50
let e = fib_fast 80
