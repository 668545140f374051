(* Printf: formats are functions from what to do with the text. Only [sprintf] and its kin have an effect here. *)

external run : ('a, 'r) format -> (string -> 'r) -> 'a = "%identity"

let sprintf format = run format (fun s -> s)
let ksprintf finish format = run format finish
let printf format = run format (fun _ -> ())
let eprintf format = run format (fun _ -> ())
