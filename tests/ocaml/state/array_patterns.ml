let f a = match a with [||] -> "none" | [| x |] -> "one " ^ string_of_int x | [| x; y |] when x = y -> "twins" | [| _; y |] -> y |> string_of_int | _ -> "many"
let a = [| 1; 2 |]
let () = print_endline (f [||]); print_endline (f [| 4 |]); print_endline (f a); a.(0) <- 2; print_endline (f a); print_endline (f [| 1; 2; 3 |])
let () = Printf.printf "%b %b %b %b\n" ([||] == [||]) (Array.make 0 1 == [||]) (a == a) (a != Array.copy a)
