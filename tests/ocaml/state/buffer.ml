let b = Buffer.create 10
let add s = Buffer.add_string b s; Buffer.add_char b ';'
let () = List.iter add ["x"; "yy"; "zzz"]
let () = print_endline (Buffer.contents b); print_int (Buffer.length b); print_newline ()
let () = Buffer.clear b; add "again"; print_endline (Buffer.contents b)
