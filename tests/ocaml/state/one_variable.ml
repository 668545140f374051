(* A variable is itself. *)
let () = let x = [ 1 ] in Printf.printf "%b %b\n" (x == x) (x != x)
let () = let s = "a" in Printf.printf "%b\n" (s == s)
let seen = ref []
let rec go l = if List.memq l !seen then "again" else (seen := l :: !seen; match l with [] -> "end" | _ :: rest -> if rest == rest then go rest else "?")
let () = print_endline (go [])
