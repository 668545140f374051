let x = 1
let f y = x + y
let x = 10
let g y = x + y
let h =
  let x = 100 in
  fun y -> x + y

let x, y = (x + 1, x + 2)

let counter n =
  let rec go n acc = if n = 0 then acc else go (n - 1) (n :: acc) in
  go n []

let nested =
  let a = 1 in
  let b =
    let a = 2 in
    a * 10
  in
  a + b

let swap =
  let a = 1 and b = 2 in
  let a = b and b = a in
  (a, b)

let results = (f 1, g 1, h 1)
let both = (x, y)
let list = counter 4
let list = List.rev list
let shadow_fun = (fun x -> (fun x -> x * 2) (x + 1)) 5
