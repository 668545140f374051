let gensym = let n = ref (-1) in fun prefix -> incr n; prefix ^ string_of_int !n
let names = List.map gensym ["a"; "b"; "c"]
let () = print_endline (String.concat " " names); print_endline (gensym "z")
