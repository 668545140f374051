type 'a event = { mutable handlers : ('a -> unit) list }
let event () = { handlers = [] }
let on e f = e.handlers <- e.handlers @ [f]
let fire e x = List.iter (fun f -> f x) e.handlers
let log = Buffer.create 16
let e = event ()
let () = on e (fun x -> Buffer.add_string log (Printf.sprintf "<%d>" x)); let sum = ref 0 in on e (fun x -> sum := !sum + x; Buffer.add_string log (string_of_int !sum))
let () = List.iter (fire e) [1; 2; 3]; print_endline (Buffer.contents log)
