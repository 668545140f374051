(* Z, the integers of Zarith: Core has them. What depends on machine words is left out. *)

type t = integer

exception Overflow

let of_int n = integer_of_int n
let zero = of_int 0
let one = of_int 1
let minus_one = of_int (-1)
let add a b = integer_add a b
let sub a b = integer_sub a b
let mul a b = integer_mul a b
let neg a = integer_sub zero a
let succ a = integer_add a one
let pred a = integer_sub a one
let equal (a : t) b = a = b
let compare (a : t) b = if a < b then -1 else if a = b then 0 else 1
let leq (a : t) b = a <= b
let geq (a : t) b = a >= b
let lt (a : t) b = a < b
let gt (a : t) b = a > b
let sign a = compare a zero
let min (a : t) b = if a <= b then a else b
let max (a : t) b = if a >= b then a else b
let abs a = if lt a zero then neg a else a

(* Towards zero, as division of machine integers. *)
let div a b = if equal b zero then raise Division_by_zero else integer_quot a b
let rem a b = if equal b zero then raise Division_by_zero else integer_rem a b
let div_rem a b = (div a b, rem a b)

(* The remainder of Euclid's is never negative. *)
let erem a b = let r = rem a b in if lt r zero then add r (abs b) else r

let ediv a b =
  let r = rem a b in
  let q = div a b in
  if geq r zero then q else if gt b zero then pred q else succ q

let ediv_rem a b = (ediv a b, erem a b)

let fdiv a b =
  let r = rem a b in
  let q = div a b in
  if equal r zero || lt r zero = lt b zero then q else pred q

let cdiv a b =
  let r = rem a b in
  let q = div a b in
  if equal r zero || lt r zero <> lt b zero then q else succ q

let divisible a b = if equal b zero then equal a zero else equal (integer_rem a b) zero
let rec gcd_from a b = if equal b zero then a else gcd_from b (integer_rem a b)
let gcd a b = gcd_from (abs a) (abs b)
let lcm a b = if equal a zero || equal b zero then zero else abs (mul (div a (gcd a b)) b)

let rec power a n =
  if n = 0 then one
  else let half = power a (n / 2) in
    let square = mul half half in
    if n mod 2 = 0 then square else mul square a

let pow a n = if n < 0 then invalid_arg "Z.pow: exponent must be nonnegative" else power a n
let is_even a = equal (integer_rem a (of_int 2)) zero
let is_odd a = not (is_even a)
let fits_int a = leq a (of_int max_int) && geq a (of_int min_int)
let to_int a = if fits_int a then int_of_integer a else raise Overflow
let to_string a = string_of_integer a
let to_float a = float_of_integer a
let ( ~- ) = neg
let ( ~+ ) a = a
let ( + ) = add
let ( - ) = sub
let ( * ) = mul
let ( / ) = div
let ( mod ) = rem
let ( ** ) = pow
let ( ~$ ) = of_int

module Compare = struct
  let ( = ) = equal
  let ( < ) = lt
  let ( > ) = gt
  let ( <= ) = leq
  let ( >= ) = geq
  let ( <> ) a b = not (equal a b)
end
