type peg = A | B | C

let rec hanoi n from via target =
  if n = 0 then [] else hanoi (n - 1) from target via @ [ (from, target) ] @ hanoi (n - 1) via from target

let move (a, b, c) (src, dst) =
  let take = function [] -> failwith "empty peg" | d :: rest -> (d, rest) in
  let put d = function e :: _ when e < d -> failwith "bigger on smaller" | l -> d :: l in
  let get = function A -> a | B -> b | C -> c in
  let d, rest = take (get src) in
  let set p v (a, b, c) = match p with A -> (v, b, c) | B -> (a, v, c) | C -> (a, b, v) in
  set dst (put d (get dst)) (set src rest (a, b, c))

let moves = hanoi 2 A B C
let count = List.length (hanoi 7 A B C)
let final = List.fold_left move ([ 1; 2; 3 ], [], []) (hanoi 3 A B C)
let illegal = match move ([ 2 ], [ 1 ], []) (A, B) with _ -> "ok" | exception Failure m -> m
let empty = try ignore (move ([], [], []) (B, C)); "ok" with Failure m -> m
