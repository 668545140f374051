type action = Insert of int * char | Delete of int
let text = Bytes.make 0 ' ' |> ref
let history = Stack.create ()
let insert i c = let s = Bytes.to_string !text in text := Bytes.of_string (String.sub s 0 i ^ String.make 1 c ^ String.sub s i (String.length s - i)); Stack.push (Delete i) history
let delete i = let s = Bytes.to_string !text in Stack.push (Insert (i, s.[i])) history; text := Bytes.of_string (String.sub s 0 i ^ String.sub s (i + 1) (String.length s - i - 1))
let undo () = match Stack.pop history with
  | Insert (i, c) -> insert i c; ignore (Stack.pop history)
  | Delete i -> delete i; ignore (Stack.pop history)
  | exception Stack.Empty -> print_string "nothing "
let show () = print_endline (Bytes.to_string !text)
let () = String.iteri insert "hello"; show (); delete 0; show (); undo (); show (); undo (); undo (); show (); for _ = 1 to 5 do undo () done; show ()
