(* Int64. *)

include CamlinternalInts.Make (struct
  type t = int64

  let bits = 64
  let name = "Int64"
end)

external integer_of_int32 : int32 -> integer = "%identity"
external integer_of_nativeint : nativeint -> integer = "%identity"
external nativeint_of_integer : integer -> nativeint = "%identity"

let of_int32 n = of_inside (integer_of_int32 n)
let to_int32 n = Int32.shortened (inside n)
let of_nativeint n = of_inside (integer_of_nativeint n)
let to_nativeint n = nativeint_of_integer (inside n)

let two_to n = integer_shift_left (integer_of_int 1) n
let bits_of_float x = wrapped (float_bits x)

let float_of_bits n =
  let bits = unsigned n in
  let is_negative = bits >= two_to 63 in
  let exponent = int_of_integer (integer_and (integer_shift_right bits 52) (integer_of_int 2047)) in
  let rest = integer_and bits (integer_sub (two_to 52) (integer_of_int 1)) in
  let size =
    if exponent = 2047 then if rest = integer_of_int 0 then infinity else nan
    else if exponent = 0 then encode_float rest (-1074)
    else encode_float (integer_add rest (two_to 52)) (exponent - 1075)
  in
  if is_negative then -.size else size
