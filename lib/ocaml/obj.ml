(* Obj: what values are in memory. Only exceptions are looked at. *)

type t = Obj_value

(* In the module of memory, which sees what a value is. *)
let number_of (_ : 'a) : int = unsupported "what a value is in memory"

module Extension_constructor = struct
  type t = extension_constructor

  let of_val (e : 'a) : extension_constructor = extension_of e
  let name (_ : extension_constructor) : string = unsupported "the name of an exception"
  let id (_ : extension_constructor) : int = unsupported "a run that asks for the number of an exception"
end

let extension_constructor e = Extension_constructor.of_val e
let extension_name c = Extension_constructor.name c
let extension_id c = Extension_constructor.id c
let first_non_constant_constructor_tag = 0
let last_non_constant_constructor_tag = 245
let lazy_tag = 246
let closure_tag = 247
let object_tag = 248
let infix_tag = 249
let forward_tag = 250
let no_scan_tag = 251
let abstract_tag = 251
let string_tag = 252
let double_tag = 253
let double_array_tag = 254
let custom_tag = 255
let int_tag = 1000
let out_of_heap_tag = 1001
let unaligned_tag = 1002
