(* Printf: formats are functions from what to do with the text. What is printed goes where [output_text] lets it. *)

external run : ('a, 'r) format -> (string -> 'r) -> 'a = "%identity"

let sprintf format = run format (fun s -> s)
let ksprintf finish format = run format finish
let printf format = run format (fun s -> output_text s)
let eprintf format = run format (fun s -> error_text s)
let fprintf channel format = run format (fun s -> output_string channel s)
let bprintf buffer format = run format (fun s -> Buffer.add_string buffer s)
let kprintf finish format = run format finish
