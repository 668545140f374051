let iter_of_list l = let r = ref l in fun () -> match !r with [] -> None | x :: t -> r := t; Some x
let rec take n it = if n = 0 then [] else match it () with None -> [] | Some x -> x :: take (n - 1) it
let naturals () = let n = ref (-1) in fun () -> incr n; Some !n
let filter p it = let rec next () = match it () with Some x when not (p x) -> next () | r -> r in next
let it = iter_of_list ['a'; 'b'; 'c']
let () = List.iter print_char (take 2 it); print_char '|'; List.iter print_char (take 2 it); print_newline ()
let () = List.iter (Printf.printf "%d ") (take 5 (filter (fun n -> n mod 3 = 1) (naturals ()))); print_newline ()
