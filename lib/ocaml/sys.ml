(* Sys: what is the same on every machine of 64 bits. *)

let word_size = 64
let int_size = 63
let big_endian = false
let max_string_length = 144115188075855863
let max_array_length = 18014398509481983
let max_floatarray_length = 18014398509481983
let opaque_identity x = x
let os_type = "Unix"
let unix = true
let win32 = false
let cygwin = false

exception Break

type backend_type = Native | Bytecode | Other of string
