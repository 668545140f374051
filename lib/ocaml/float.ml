(* Float. *)

type t = float

let zero = 0.
let one = 1.
let minus_one = -1.
let neg x = -.x
let add a b = a +. b
let sub a b = a -. b
let mul a b = a *. b
let div a b = a /. b
let rem a b = mod_float a b
let abs x = abs_float x
let infinity = infinity
let neg_infinity = neg_infinity
let nan = nan
let pi = 3.14159265358979312
let max_float = max_float
let min_float = min_float
let epsilon = epsilon_float
let is_nan x = is_nan x
let is_finite x = not (is_infinite x) && not (x <> x)
let is_integer x = is_finite x && truncated x = x
let of_int n = float_of_int n
let to_int x = int_of_float x
let of_string s = float_of_string s
let of_string_opt s = float_of_string_opt s
let to_string x = string_of_float x
let pow a b = a ** b
let sqrt x = sqrt x
let exp x = exp x
let log x = log x
let log10 x = log10 x
let cos x = cos x
let sin x = sin x
let tan x = tan x
let acos x = acos x
let asin x = asin x
let atan x = atan x
let atan2 y x = atan2 y x
let floor x = floor x
let ceil x = ceil x
let trunc x = truncated x

(* Halves go away from zero. *)
let round x =
  let whole = truncated x in
  if abs_float (x -. whole) >= 0.5 then if x < 0. then whole -. 1. else whole +. 1. else whole

let equal (a : float) b = compare a b = 0
let compare (a : float) b = compare a b

(* Zeros have an order here: the negative one is less. *)
let is_below (a : float) b = a < b || (a = b && is_negative_zero a && not (is_negative_zero b))
let min a b = if a <> a then a else if b <> b then b else if is_below b a then b else a
let max a b = if a <> a then a else if b <> b then b else if is_below a b then b else a

let is_infinite x = is_infinite x
let asinh x = asinh x
let acosh x = acosh x
let atanh x = atanh x
let cosh x = cosh x
let sinh x = sinh x
let tanh x = tanh x
let sign_bit x = if is_nan x then unsupported "a run that asks for the sign of what is not a number" else x < 0. || is_negative_zero x
let copy_sign x y = let size = abs x in if sign_bit y then -.size else size
let min_num a b = if is_nan a then b else if is_nan b then a else min a b
let max_num a b = if is_nan a then b else if is_nan b then a else max a b
let min_max a b = (min a b, max a b)
