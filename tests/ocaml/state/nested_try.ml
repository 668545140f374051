exception A of int
exception B of string
let r = ref 0
let f n = try incr r; if n = 0 then raise (A 1) else if n = 1 then raise (B "x") else n with A k -> r := !r + 10; k
let g n = try f n with B s -> r := !r + 100; String.length s + 1000
let () = List.iter (fun n -> Printf.printf "%d:%d " (g n) !r) [0; 1; 2]; print_newline ()
let () = try (try raise (A 5) with A k when k > 5 -> print_endline "big") with A k -> Printf.printf "A %d\n" k
let () = try ignore (f (g 1)); assert (!r = 0) with Assert_failure (_, line, col) -> Printf.printf "line %d %d\n" line col
