let matching s =
  let st = Stack.create () in
  try
    String.iter (fun c -> match c with
      | '(' | '[' -> Stack.push c st
      | ')' -> if Stack.pop st <> '(' then raise Exit
      | ']' -> if Stack.pop st <> '[' then raise Exit
      | _ -> ()) s;
    Stack.is_empty st
  with Exit | Stack.Empty -> false
let () = List.iter (fun s -> Printf.printf "%s %b\n" s (matching s)) ["()"; "([])"; "([)]"; "(("; ")"; ""; "a(b)c"]
let s = Stack.create ()
let () = List.iter (fun x -> Stack.push x s) [1; 2; 3]; Stack.iter (Printf.printf "%d ") s; Printf.printf "%d %d\n" (Stack.length s) (Stack.fold (fun a x -> a * 10 + x) 0 s)
let t = Stack.copy s
let () = Stack.clear s; Printf.printf "%b %d\n" (Stack.is_empty s) (Stack.top t)
