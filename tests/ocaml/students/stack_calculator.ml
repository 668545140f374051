exception Parse_error of string

let eval s =
  let st = Stack.create () in
  let binary f =
    let b = Stack.pop st in
    let a = Stack.pop st in
    Stack.push (f a b) st
  in
  String.split_on_char ' ' s
  |> List.iter (function
       | "" -> ()
       | "+" -> binary ( + )
       | "-" -> binary ( - )
       | "*" -> binary ( * )
       | "/" -> binary ( / )
       | w -> (match int_of_string_opt w with Some n -> Stack.push n st | None -> raise (Parse_error w)));
  if Stack.length st <> 1 then failwith "unbalanced";
  Stack.top st

let () =
  List.iter
    (fun s ->
      match eval s with
      | n -> Printf.printf "%s = %d\n" s n
      | exception Stack.Empty -> Printf.printf "%s: empty\n" s
      | exception Parse_error w -> Printf.printf "%s: bad %S\n" s w
      | exception (Failure m | Invalid_argument m) -> Printf.printf "%s: %s\n" s m
      | exception Division_by_zero -> print_endline "div")
    [ "1 2 +"; "2 3 * 4 -"; "1 +"; "1 2"; "4 x +"; "1 0 /" ]
