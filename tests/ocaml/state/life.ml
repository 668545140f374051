let w = 5 and h = 5
let grid = ref (Array.make_matrix h w false)
let () = List.iter (fun (y, x) -> !grid.(y).(x) <- true) [1,2; 2,2; 3,2]
let count g y x = let n = ref 0 in for dy = -1 to 1 do for dx = -1 to 1 do if (dy <> 0 || dx <> 0) && g.((y + dy + h) mod h).((x + dx + w) mod w) then incr n done done; !n
let step () = let g = !grid in grid := Array.mapi (fun y row -> Array.mapi (fun x alive -> let n = count g y x in n = 3 || (alive && n = 2)) row) g
let show () = Array.iter (fun r -> Array.iter (fun c -> print_char (if c then '#' else '.')) r; print_newline ()) !grid; print_newline ()
let () = show (); step (); show (); step (); show ()
