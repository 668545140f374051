type shape = Circle of float | Rect of float * float
let area = function Circle -> 0. | Rect (a, b) -> a *. b
let twice (x, x) = x
let either = function Circle r | Rect (_, s) -> r
let bad_rec = let rec x = x + 1 in x
type p = { a : int; b : int }
let incomplete = { a = 1 }
let dup = { a = 1; b = 2; a = 3 }
