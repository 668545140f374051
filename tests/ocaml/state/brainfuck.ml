let run prog input =
  let tape = Array.make 30 0 and ptr = ref 0 and pc = ref 0 and inp = ref input and out = Buffer.create 16 in
  let rec skip dir depth = pc := !pc + dir; match prog.[!pc] with
    | '[' -> let d = depth + dir in if d <> 0 then skip dir d
    | ']' -> let d = depth - dir in if d <> 0 then skip dir d
    | _ -> skip dir depth in
  while !pc < String.length prog do
    (match prog.[!pc] with
     | '>' -> incr ptr | '<' -> decr ptr
     | '+' -> tape.(!ptr) <- (tape.(!ptr) + 1) land 255 | '-' -> tape.(!ptr) <- (tape.(!ptr) - 1) land 255
     | '.' -> Buffer.add_char out (Char.chr tape.(!ptr))
     | ',' -> (match !inp with [] -> tape.(!ptr) <- 0 | c :: r -> tape.(!ptr) <- Char.code c; inp := r)
     | '[' -> if tape.(!ptr) = 0 then skip 1 1 | ']' -> if tape.(!ptr) <> 0 then skip (-1) (-1)
     | _ -> ());
    incr pc
  done; Buffer.contents out
let () = print_endline (run "++++++++[>++++++++<-]>+.+.+." []); print_endline (run ",[.,]" ['h'; 'i'; '!'])
