(* Fun. *)

let id x = x
let const c _ = c
let flip f x y = f y x
let negate p x = not (p x)
