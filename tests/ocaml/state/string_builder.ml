let join sep l = let b = Buffer.create 16 in List.iteri (fun i s -> if i > 0 then Buffer.add_string b sep; Buffer.add_string b s) l; Buffer.contents b
let () = print_endline (join ", " ["a"; "b"; "c"]); print_endline (join "-" []); print_endline (join "x" ["1"])
let caesar k s = String.map (fun c -> if c >= 'a' && c <= 'z' then Char.chr ((Char.code c - 97 + k) mod 26 + 97) else c) s
let () = print_endline (caesar 3 "hello world")
