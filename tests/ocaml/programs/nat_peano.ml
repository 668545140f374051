type nat = Zero | Succ of nat

let rec of_int n = if n <= 0 then Zero else Succ (of_int (n - 1))
let rec to_int = function Zero -> 0 | Succ n -> 1 + to_int n
let rec add m n = match m with Zero -> n | Succ m' -> Succ (add m' n)
let rec mul m n = match m with Zero -> Zero | Succ m' -> add n (mul m' n)

let rec sub m n =
  match (m, n) with
  | m, Zero -> Some m
  | Zero, Succ _ -> None
  | Succ m', Succ n' -> sub m' n'

let rec even = function Zero -> true | Succ n -> odd n
and odd = function Zero -> false | Succ n -> even n

let rec fact = function Zero -> Succ Zero | Succ m as n -> mul n (fact m)

let two = of_int 2
let five = add two (of_int 3)
let ten = to_int (mul two five)
let parity = (even five, odd five)
let f4 = to_int (fact (of_int 4))
let diff = sub five two
let neg = sub two five
