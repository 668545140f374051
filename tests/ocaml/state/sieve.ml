let limit = 60
let composite = Array.make (limit + 1) false
let mark p = let k = ref (p * p) in while !k <= limit do composite.(!k) <- true; k := !k + p done
let () = for p = 2 to limit do if not composite.(p) then (mark p; Printf.printf "%d " p) done; print_newline ()
