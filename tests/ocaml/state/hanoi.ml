let pegs = [| [1; 2; 3]; []; [] |]
let moves = ref 0
let move a b = match pegs.(a) with [] -> failwith "empty" | x :: r -> pegs.(a) <- r; pegs.(b) <- x :: pegs.(b); incr moves
let rec hanoi n a b c = if n > 0 then begin hanoi (n - 1) a c b; move a c; hanoi (n - 1) b a c end
let () = hanoi 3 0 1 2; Printf.printf "%d [%s]\n" !moves (String.concat ";" (List.map string_of_int pegs.(2))); try move 0 1 with Failure m -> print_endline m
