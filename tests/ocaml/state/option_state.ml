type state = Idle | Running of int ref | Done of { result : int }
let s = ref Idle
let step () = s := (match !s with Idle -> Running (ref 0) | Running r when !r >= 2 -> Done { result = !r * 10 } | Running r as same -> incr r; same | Done _ as d -> d)
let show () = match !s with Idle -> print_string "idle " | Running { contents = n } -> Printf.printf "running %d " n | Done { result } -> Printf.printf "done %d " result
let () = show (); for _ = 1 to 6 do step (); show () done; print_newline ()
