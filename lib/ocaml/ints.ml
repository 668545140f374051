(* Integers of a fixed number of bits, which the compiler has as integers without bounds that are in the range. *)

let shifts_too_far () = unsupported "a run that shifts by less than 0 or by all bits or more"

module Make (X : sig
  type t

  val bits : int
  val name : string
end) =
struct
  type t = X.t

  external inside : t -> integer = "%identity"
  external of_inside : integer -> t = "%identity"

  let modulus = integer_shift_left (integer_of_int 1) X.bits
  let half = integer_shift_left (integer_of_int 1) (X.bits - 1)

  (* What is left of a number in so many bits. *)
  let wrapped n =
    let low = integer_and n (integer_sub modulus (integer_of_int 1)) in
    of_inside (if low >= half then integer_sub low modulus else low)

  let unsigned a = integer_and (inside a) (integer_sub modulus (integer_of_int 1))
  let zero = of_inside (integer_of_int 0)
  let one = of_inside (integer_of_int 1)
  let minus_one = of_inside (integer_of_int (-1))
  let max_int = of_inside (integer_sub half (integer_of_int 1))
  let min_int = of_inside (integer_sub (integer_of_int 0) half)
  let neg a = wrapped (integer_sub (integer_of_int 0) (inside a))
  let add a b = wrapped (integer_add (inside a) (inside b))
  let sub a b = wrapped (integer_sub (inside a) (inside b))
  let mul a b = wrapped (integer_mul (inside a) (inside b))
  let is_zero a = inside a = integer_of_int 0
  let div a b = if is_zero b then raise Division_by_zero else wrapped (integer_quot (inside a) (inside b))
  let rem a b = if is_zero b then raise Division_by_zero else wrapped (integer_rem (inside a) (inside b))
  let unsigned_div a b = if is_zero b then raise Division_by_zero else wrapped (integer_quot (unsigned a) (unsigned b))
  let unsigned_rem a b = if is_zero b then raise Division_by_zero else wrapped (integer_rem (unsigned a) (unsigned b))
  let succ a = add a one
  let pred a = sub a one
  let abs a = if inside a < integer_of_int 0 then neg a else a
  let logand a b = of_inside (integer_and (inside a) (inside b))
  let logor a b = of_inside (integer_or (inside a) (inside b))
  let logxor a b = of_inside (integer_xor (inside a) (inside b))
  let lognot a = logxor a minus_one
  let is_shift places = places >= 0 && places < X.bits

  let shift_left a places =
    if is_shift places then wrapped (integer_shift_left (inside a) places) else shifts_too_far ()

  let shift_right a places =
    if is_shift places then of_inside (integer_shift_right (inside a) places) else shifts_too_far ()

  let shift_right_logical a places =
    if is_shift places then wrapped (integer_shift_right (unsigned a) places) else shifts_too_far ()

  let of_int n = wrapped (integer_of_int n)
  let to_int a = int_of_integer (inside a)

  let unsigned_to_int a =
    let n = unsigned a in
    if n <= integer_of_int Stdlib.max_int then Some (int_of_integer n) else None

  let to_float a = float_of_integer (inside a)

  let of_float x =
    let limit = float_of_integer half in
    if is_nan x || x >= limit || x < -.limit then unsupported "a run that converts a float that is too large"
    else of_inside (integer_of_float x)

  let equal a b = integer_equal (inside a) (inside b)
  let compare a b = integer_compare (inside a) (inside b)
  let unsigned_compare a b = integer_compare (unsigned a) (unsigned b)
  let min a b = if inside a <= inside b then a else b
  let max a b = if inside a >= inside b then a else b
  let to_string a = string_of_integer (inside a)

  let rec digits base value = function
    | [] -> Some value
    | '_' :: rest -> digits base value rest
    | c :: rest ->
        let d = digit_value c in
        if d >= base then None else digits base (integer_add (integer_mul value (integer_of_int base)) (integer_of_int d)) rest

  let number base = function
    | [] | '_' :: _ -> None
    | chars -> digits base (integer_of_int 0) chars

  (* With a prefix all bits may be used. *)
  let in_range limit sign value = match value with
    | Some n when n < limit -> Some (wrapped (integer_mul (integer_of_int sign) n))
    | _ -> None

  let of_chars sign = function
    | '0' :: ('x' | 'X') :: rest -> in_range modulus sign (number 16 rest)
    | '0' :: ('o' | 'O') :: rest -> in_range modulus sign (number 8 rest)
    | '0' :: ('b' | 'B') :: rest -> in_range modulus sign (number 2 rest)
    | '0' :: ('u' | 'U') :: rest -> in_range modulus sign (number 10 rest)
    | chars -> in_range (if sign < 0 then integer_add half (integer_of_int 1) else half) sign (number 10 chars)

  let of_string_opt s = match chars_of_string s with
    | '-' :: rest -> of_chars (-1) rest
    | '+' :: rest -> of_chars 1 rest
    | chars -> of_chars 1 chars

  let of_string s = match of_string_opt s with Some n -> n | None -> failwith (X.name ^ ".of_string")
end

(* What the processor and libraries in C do to whole words. *)

let swapped_16 n = ((n land 255) * 256) lor ((n lsr 8) land 255)

let rec ones n = if n = 0 then 0 else (n land 1) + ones (n lsr 1)
let of_zero () = unsupported "a run that counts the zeros in front of the first one of zero"
let rec trailing_zeros n = if n = 0 then of_zero () else if n land 1 = 1 then 0 else 1 + trailing_zeros (n lsr 1)

let leading_zeros n =
  let rec from places = if places < 0 then of_zero () else if (n lsr places) land 1 = 1 then 62 - places else from (places - 1) in
  from 62

let rec power base exponent =
  if exponent < 0 then unsupported "a run that raises an integer to a negative power"
  else if exponent = 0 then 1
  else
    let half = power base (exponent / 2) in
    if exponent land 1 = 1 then half * half * base else half * half
