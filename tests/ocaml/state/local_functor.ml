module Counter (Start : sig val start : int val name : string end) = struct
  let n = ref Start.start
  let () = Printf.printf "made %s\n" Start.name
  let next () = incr n; !n
end

let count name start =
  let module C = Counter (struct let start = start let name = name end) in
  let first = C.next () in
  (first, C.next)

let () =
  let a, next = count "a" 10 in
  let b, next' = count "b" 20 in
  Printf.printf "%d %d %d %d %d\n" a b (next ()) (next ()) (next' ())
