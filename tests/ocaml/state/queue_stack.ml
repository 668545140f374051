let q = Queue.create ()
let () = List.iter (fun x -> Queue.add x q) [1; 2; 3]
let () = Printf.printf "%d %d %d\n" (Queue.pop q) (Queue.length q) (Queue.peek q)
let () = Queue.iter (fun x -> print_int x) q; print_newline ()
let () = try while true do print_int (Queue.take q) done with Queue.Empty -> print_endline "."
let s = Stack.create ()
let () = Stack.push 'a' s; Stack.push 'b' s; print_char (Stack.pop s); print_char (Stack.top s); print_newline ()
let () = (match Stack.pop s with c -> print_char c); (try ignore (Stack.pop s) with Stack.Empty -> print_endline " empty")
let bfs graph start =
  let seen = Hashtbl.create 7 and queue = Queue.create () and order = ref [] in
  Queue.add start queue; Hashtbl.replace seen start ();
  while not (Queue.is_empty queue) do
    let n = Queue.pop queue in
    order := n :: !order;
    List.iter (fun m -> if not (Hashtbl.mem seen m) then (Hashtbl.replace seen m (); Queue.add m queue)) (graph n)
  done;
  List.rev !order
let () = List.iter (Printf.printf "%d ") (bfs (fun n -> if n < 8 then [2 * n; 2 * n + 1] else []) 1); print_newline ()
