(* Scanf: reading one number at a time. *)

exception Scan_failure of string

let scanf (format : string) f = match format with
  | " %d" | "%d" | " %d " | "%d " | " %d\n" | "%d\n" | " %i" | "%i" -> f (read_int ())
  | _ -> unsupported "this format in scanf"
