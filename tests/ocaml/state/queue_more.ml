let a = Queue.create () and b = Queue.create ()
let () = for i = 1 to 4 do Queue.push i a; Queue.push (i * 10) b done
let () = Queue.transfer a b; Printf.printf "%d %d: " (Queue.length a) (Queue.length b); Queue.iter (Printf.printf "%d ") b; print_newline ()
let c = Queue.copy b
let () = ignore (Queue.pop c); Printf.printf "%d %d %d\n" (Queue.peek b) (Queue.top c) (Queue.fold (+) 0 c); Queue.clear b; Printf.printf "%b %b\n" (Queue.is_empty b) (Queue.is_empty c)
let () = match Queue.take_opt b, Queue.peek_opt c with None, Some x -> Printf.printf "%d\n" x | _ -> print_endline "?"
let rotate q = Queue.add (Queue.pop q) q
let () = rotate c; rotate c; Queue.iter (Printf.printf "%d ") c; print_newline ()
