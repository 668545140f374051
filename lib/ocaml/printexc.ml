(* Printexc: how exceptions are shown. Where they came from is not kept. *)

type t = exn
type raw_backtrace = No_backtrace

let no_backtrace () = unsupported "a run that looks at where an exception came from"
let to_string_default (_ : exn) : string = unsupported "`Printexc.to_string`"

(* The latest first; one that fails is not asked. *)
let printers : (exn -> string option) list ref = ref []
let register_printer f = printers := f :: !printers

let use_printers e =
  let rec ask = function
    | [] -> None
    | printer :: rest -> (
        match printer e with
        | None | (exception _) -> ask rest
        | found -> found)
  in
  ask !printers

let to_string e = match use_printers e with Some text -> text | None -> to_string_default e

let print f x =
  try f x
  with e ->
    prerr_string ("Uncaught exception: " ^ to_string e ^ "\n");
    raise e

let catch f x =
  try f x
  with e ->
    prerr_string ("Uncaught exception: " ^ to_string e ^ "\n");
    exit 2

let get_raw_backtrace () = No_backtrace
let get_callstack (_ : int) = No_backtrace
let raise_with_backtrace (e : exn) (_ : raw_backtrace) = raise e
let raw_backtrace_to_string (_ : raw_backtrace) : string = no_backtrace ()
let raw_backtrace_length (_ : raw_backtrace) : int = no_backtrace ()
let print_raw_backtrace (_ : out_channel) (_ : raw_backtrace) : unit = no_backtrace ()
let print_backtrace (_ : out_channel) : unit = no_backtrace ()
let get_backtrace () : string = no_backtrace ()
let backtrace_status () : bool = unsupported "a run that asks whether traces are recorded"
let record_backtrace (_ : bool) = ()
