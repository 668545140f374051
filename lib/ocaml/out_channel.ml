(* Out_channel: the channels that every program has. *)

type t = out_channel

let stdout = stdout
let stderr = stderr
let output_char channel c = output_char channel c
let output_byte channel n = output_byte channel n
let output_string channel s = output_string channel s
let output_bytes channel b = output_bytes channel b
let output channel b start len = output channel b start len
let output_substring channel s start len = output_substring channel s start len
let flush channel = flush channel
let flush_all () = flush_all ()
let close channel = close_out channel
let close_noerr channel = close_out_noerr channel
let set_binary_mode channel is_binary = set_binary_mode_out channel is_binary
