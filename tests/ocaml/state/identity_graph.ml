(* A graph with a cycle, gone through by identity. *)
type node = { label : string; mutable next : node list }

let node label = { label; next = [] }

let reachable start =
  let seen = ref [] in
  let rec go n = if not (List.memq n !seen) then begin seen := n :: !seen; List.iter go n.next end in
  go start;
  List.rev_map (fun n -> n.label) !seen

let () =
  let a = node "a" and b = node "b" and c = node "c" and d = node "a" in
  a.next <- [ b; d ];
  b.next <- [ c; a ];
  c.next <- [ a ];
  print_endline (String.concat " " (reachable a));
  Printf.printf "%b %b %b\n" (a == d) (List.hd b.next == c) (List.assq c [ (a, false); (c, true) ])
