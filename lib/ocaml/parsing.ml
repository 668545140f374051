(* Parsing: what parsers raise. Parsers are made by a program of their own, so what they do is not here. *)

exception YYexit of int
exception Parse_error

let clear_parser () = ()
let set_trace (_ : bool) : bool = unsupported "tracing a parser"
let outside () = unsupported "what a parser is at"
let symbol_start () : int = outside ()
let symbol_end () : int = outside ()
let symbol_start_pos () : Lexing.position = outside ()
let symbol_end_pos () : Lexing.position = outside ()
let rhs_start (_ : int) : int = outside ()
let rhs_end (_ : int) : int = outside ()
let rhs_start_pos (_ : int) : Lexing.position = outside ()
let rhs_end_pos (_ : int) : Lexing.position = outside ()
