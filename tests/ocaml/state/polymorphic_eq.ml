type t = { mutable a : int; b : int list ref }
let x = { a = 1; b = ref [1; 2] }
let y = { a = 1; b = ref [1; 2] }
let rec index p i = function [] -> -1 | z :: r -> if z = p then i else index p (i + 1) r
let () = Printf.printf "%b %b %d\n" (x = y) (x == y) (index y 0 [x; y]); x.b := []; Printf.printf "%b %d %d\n" (x = y) (index y 0 [x; y]) (compare x y)
let () = Printf.printf "%b %b\n" (List.mem_assoc y [(x, 1)]) (List.assoc y [(x, 1); (y, 2)] = 2)
