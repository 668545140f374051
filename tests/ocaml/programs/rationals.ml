type rat = { num : int; den : int }

let rec gcd a b = if b = 0 then a else gcd b (a mod b)

let make num den =
  if den = 0 then raise Division_by_zero
  else
    let g = gcd (abs num) (abs den) in
    let s = if den < 0 then -1 else 1 in
    { num = s * num / g; den = s * den / g }

let ( +/ ) a b = make ((a.num * b.den) + (b.num * a.den)) (a.den * b.den)
let ( -/ ) a b = make ((a.num * b.den) - (b.num * a.den)) (a.den * b.den)
let ( */ ) a b = make (a.num * b.num) (a.den * b.den)
let ( // ) a b = make (a.num * b.den) (a.den * b.num)
let ( </ ) a b = a.num * b.den < b.num * a.den
let to_string r = if r.den = 1 then string_of_int r.num else Printf.sprintf "%d/%d" r.num r.den

let half = make 1 2
let third = make (-2) (-6)
let sum = half +/ third
let expr = to_string ((half +/ third) */ make 3 1 -/ half)
let zero_div = try to_string (half // (third -/ third)) with Division_by_zero -> "inf"
let less = (third </ half, half </ third)
let harmonic n = List.fold_left (fun acc k -> acc +/ make 1 k) (make 0 1) (List.init n succ)
let h10 = to_string (harmonic 10)
