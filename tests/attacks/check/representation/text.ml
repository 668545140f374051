(* The same, of a string. *)

let text = "abc"
let () = Bytes.set (Bytes.unsafe_of_string text) 0 'z'
let prop_written (k : int) = k + Char.code text.[0] = k + 122
let prop_not_written (k : int) = k + Char.code text.[0] = k + 97
