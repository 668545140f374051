(* Printf: formats are functions from what to do with their pieces. What is printed goes where [output_text] lets it. *)

open CamlinternalFormat

external run : ('a, 'b, 'c, 'r) format4 -> (('b, 'c) piece list -> 'r) -> 'a = "%identity"

let rec print_on print out = function
  | [] -> ()
  | (Literal s | Printed s) :: rest ->
      print s;
      print_on print out rest
  | Call f :: rest ->
      f out;
      print_on print out rest
  | Flush :: rest -> print_on print out rest

let on_channel channel pieces = print_on (fun s -> output_string channel s) channel pieces
let on_buffer buffer pieces = print_on (fun s -> Buffer.add_string buffer s) buffer pieces
let sprintf format = run format text_of_pieces
let ksprintf finish format = run format (fun pieces -> finish (text_of_pieces pieces))
let kprintf finish format = ksprintf finish format
let fprintf channel format = run format (fun pieces -> on_channel channel pieces)
let printf format = run format (fun pieces -> print_on (fun s -> output_text s) Standard_output pieces)
let eprintf format = run format (fun pieces -> print_on (fun s -> error_text s) Standard_error pieces)
let bprintf buffer format = run format (fun pieces -> on_buffer buffer pieces)

let kfprintf finish channel format =
  run format (fun pieces ->
      on_channel channel pieces;
      finish channel)

let kbprintf finish buffer format =
  run format (fun pieces ->
      on_buffer buffer pieces;
      finish buffer)

let ifprintf (_ : 'b) (format : ('a, 'b, 'c, unit) format4) = run format (fun _ -> ())
let ikfprintf finish out (format : ('a, 'b, 'c, 'd) format4) = run format (fun _ -> finish out)
let ibprintf (_ : Buffer.t) (format : ('a, Buffer.t, unit) format) = run format (fun _ -> ())
let ikbprintf finish buffer format = ikfprintf finish buffer format
