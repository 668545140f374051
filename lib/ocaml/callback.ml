(* Callback: names for C. *)

let register (name : string) value = named_for_c name value
let register_exception (name : string) (e : exn) = named_for_c name e
