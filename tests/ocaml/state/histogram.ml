let text = "the quick brown fox jumps over the lazy dog the end"
let count = Hashtbl.create 16
let () = List.iter (fun w -> Hashtbl.replace count w (1 + try Hashtbl.find count w with Not_found -> 0)) (String.split_on_char ' ' text)
let sorted = List.sort compare (Hashtbl.fold (fun k v acc -> (v, k) :: acc) count [])
let () = List.iter (fun (n, w) -> Printf.printf "%s:%d " w n) sorted; print_newline ()
let () = Hashtbl.iter (Printf.printf "%s=%d;") count; print_newline ()
let letters = Array.make 26 0
let () = String.iter (fun c -> if c >= 'a' && c <= 'z' then let i = Char.code c - 97 in letters.(i) <- letters.(i) + 1) text
let () = Array.iteri (fun i n -> if n > 2 then Printf.printf "%c%d " (Char.chr (i + 97)) n) letters; print_newline ()
