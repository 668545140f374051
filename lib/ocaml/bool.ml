(* Bool. *)

type t = bool

let not b = not b
let equal (a : bool) b = a = b
let compare (a : bool) b = compare a b
let to_int b = if b then 1 else 0
let to_float b = if b then 1. else 0.
let to_string b = string_of_bool b
