(* Nativeint, on a machine of 64 bits. *)

include CamlinternalInts.Make (struct
  type t = nativeint

  let bits = 64
  let name = "Nativeint"
end)

external integer_of_int32 : int32 -> integer = "%identity"

let size = 64
let of_int32 n = of_inside (integer_of_int32 n)
let to_int32 n = Int32.shortened (inside n)
