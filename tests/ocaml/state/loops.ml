let () = for i = 3 downto 0 do Printf.printf "%d " i done; print_newline ()
let () = for i = 1 to 0 do print_int i done
let n = ref 27 and steps = ref 0
let () = while !n <> 1 do n := if !n mod 2 = 0 then !n / 2 else 3 * !n + 1; incr steps done; Printf.printf "%d\n" !steps
let () = let i = ref 0 in (try while true do if !i = 5 then raise Exit; incr i done with Exit -> ()); Printf.printf "%d\n" !i
let fs = ref []
let () = for i = 1 to 3 do fs := (fun () -> i) :: !fs done; List.iter (fun f -> print_int (f ())) !fs; print_newline ()
let () = for i = 1 to 2 do for j = 1 to 2 do Printf.printf "(%d,%d)" i j done done; print_newline ()
