let rec range_acc acc a b = if b < a then acc else range_acc (b :: acc) a (b - 1)
let range = range_acc []

let sum l =
  let rec go acc = function [] -> acc | x :: xs -> go (acc + x) xs in
  go 0 l

let map f l =
  let rec go acc = function [] -> List.rev acc | x :: xs -> go (f x :: acc) xs in
  go [] l

let append a b = List.rev_append (List.rev a) b

let rec find_first p i = if p i then i else find_first p (i + 1)

let total = sum (range 1 2000)
let mapped = List.length (map succ (range 1 1000))
let joined = List.nth (append (range 1 500) [ 0 ]) 500
let first = find_first (fun n -> n * n > 5000) 0
let ackermann =
  let rec ack m n = match (m, n) with 0, n -> n + 1 | m, 0 -> ack (m - 1) 1 | m, n -> ack (m - 1) (ack m (n - 1)) in
  ack 2 3
