(* Int. *)

type t = int

let zero = 0
let one = 1
let minus_one = -1
let neg n = -n
let add a b = a + b
let sub a b = a - b
let mul a b = a * b
let div a b = a / b
let rem a b = a mod b
let succ n = n + 1
let pred n = n - 1
let abs n = if n >= 0 then n else -n
let max_int = max_int
let min_int = min_int
let logand a b = a land b
let logor a b = a lor b
let logxor a b = a lxor b
let lognot n = lnot n
let shift_left n places = n lsl places
let shift_right n places = n asr places
let shift_right_logical n places = n lsr places
let equal (a : int) b = a = b
let compare (a : int) b = if a < b then -1 else if a = b then 0 else 1
let min (a : int) b = if a <= b then a else b
let max (a : int) b = if a >= b then a else b
let to_float n = float_of_int n
let of_float x = int_of_float x
let to_string n = string_of_int n
