let cell = ref None
let set x = cell := Some x
let get () = match !cell with Some x -> x | None -> failwith "unset"
let () = (try print_int (get ()) with Failure m -> print_endline m); set 4; print_int (get ()); print_newline ()
let opt = Some (ref 1)
let () = (match opt with Some r -> r := 10 | None -> ()); (match opt with Some { contents = n } -> print_int n | None -> ()); print_newline ()
