type colour = Red | Green | Blue
type shape = Dot | Circle of int | Box of string * int
type cell = { mutable content : int }

let same a b = a == b
let a = ref 0
let b = ref 0
let c = a
let x = { content = 1 }
let y = { content = 1 }
let arr = [| 1; 2 |]
let rec index_of v i = function [] -> -1 | w :: rest -> if v == w then i else index_of v (i + 1) rest
