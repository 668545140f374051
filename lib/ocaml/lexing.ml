(* Lexing: places in a text. Lexers are made by a program of their own, so what they do is not here. *)

type position = { pos_fname : string; pos_lnum : int; pos_bol : int; pos_cnum : int }

type lexbuf = {
  refill_buff : lexbuf -> unit;
  mutable lex_buffer : bytes;
  mutable lex_buffer_len : int;
  mutable lex_abs_pos : int;
  mutable lex_start_pos : int;
  mutable lex_curr_pos : int;
  mutable lex_last_pos : int;
  mutable lex_last_action : int;
  mutable lex_eof_reached : bool;
  mutable lex_mem : int array;
  mutable lex_start_p : position;
  mutable lex_curr_p : position;
}

let dummy_pos = { pos_fname = ""; pos_lnum = 0; pos_bol = 0; pos_cnum = -1 }
let lexeme_start b = b.lex_start_p.pos_cnum
let lexeme_end b = b.lex_curr_p.pos_cnum
let lexeme_start_p b = b.lex_start_p
let lexeme_end_p b = b.lex_curr_p
let set_filename b name = b.lex_curr_p <- { b.lex_curr_p with pos_fname = name }

let new_line b =
  let p = b.lex_curr_p in
  b.lex_curr_p <- { p with pos_lnum = p.pos_lnum + 1; pos_bol = p.pos_cnum }
