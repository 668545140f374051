(* Int32. *)

include CamlinternalInts.Make (struct
  type t = int32

  let bits = 32
  let name = "Int32"
end)

let shortened n = wrapped n

(* Floats of 32 bits are not followed. *)
let bits_of_float (_ : float) : int32 = unsupported "`Int32.bits_of_float`"
let float_of_bits (_ : int32) : float = unsupported "`Int32.float_of_bits`"
