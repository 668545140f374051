let next_row row = List.map2 ( + ) (0 :: row) (row @ [ 0 ])

let triangle n =
  let rec go n row = if n = 0 then [] else row :: go (n - 1) (next_row row) in
  go n [ 1 ]

let rec binom n k = if k = 0 || k = n then 1 else binom (n - 1) (k - 1) + binom (n - 1) k

let catalan n = binom (2 * n) n / (n + 1)

let pascal = triangle 6
let same = List.nth (triangle 8) 7 = List.init 8 (binom 7)
let catalans = List.init 7 catalan
let sums = List.map (List.fold_left ( + ) 0) pascal
