type t = Cons of int * (unit -> t)

let front (Cons (x, _)) = x
let next (Cons (x, _)) = x + 1

type s = { hd : int; tl : s Lazy.t }

let top s = s.hd
let above s = s.hd + 1
