let trace = ref []
let l = List.fold_left (fun acc x -> trace := x :: !trace; acc + x) 0 [1; 2; 3]
let r = List.fold_right (fun x acc -> trace := (x * 10) :: !trace; acc + x) [1; 2; 3] 0
let m = List.map (fun x -> trace := (x * 100) :: !trace; x) [1; 2]
let () = List.iter (Printf.printf "%d ") (List.rev !trace); Printf.printf "%d %d %d\n" l r (List.length m)
let () = List.iter2 (fun a b -> Printf.printf "%d%s " a b) [1; 2] ["a"; "b"]; List.iteri (fun i x -> Printf.printf "%d:%c " i x) ['x'; 'y']; print_newline ()
let c = ref 0
let found = List.exists (fun x -> incr c; x = 2) [1; 2; 3] and all = List.for_all (fun x -> incr c; x < 2) [1; 2; 3]
let () = Printf.printf "%b %b %d\n" found all !c; let evens = List.filter (fun x -> incr c; x mod 2 = 0) [1; 2; 3; 4] in Printf.printf "%d %d\n" (List.length evens) !c
