(* Printexc: how exceptions are shown. Where they came from is not kept. *)

type t = exn
type raw_backtrace = No_backtrace

let no_backtrace () = unsupported "a run that looks at where an exception came from"
let to_string_default (_ : exn) : string = unsupported "`Printexc.to_string`"
let to_string (e : exn) = to_string_default e

let print f x =
  try f x
  with e ->
    prerr_string ("Uncaught exception: " ^ to_string e ^ "\n");
    raise e

let get_raw_backtrace () = No_backtrace
let get_callstack (_ : int) = No_backtrace
let raise_with_backtrace (e : exn) (_ : raw_backtrace) = raise e
let raw_backtrace_to_string (_ : raw_backtrace) : string = no_backtrace ()
let get_backtrace () : string = no_backtrace ()
let backtrace_status () = false
let record_backtrace (_ : bool) = ()
let register_printer (_ : exn -> string option) : unit = unsupported "`Printexc.register_printer`"
