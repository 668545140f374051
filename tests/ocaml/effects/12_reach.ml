type cell = { mutable field : int; mutable other : int }

let f0 x =
  let do1 p2 = (print_string "b"; print_int (p2)) in
  let a3 = Array.make 3 (x) in
  let s4 = a3 in
  s4.(2) <- (if s4.(0) < a3.(0) then failwith "stop" else x);
  (if 0 > (try x with Failure _ -> 1) then (if s4.(2) <> s4.(2) then 0 else x) else (match (x, x) with 0, b -> b | a, 0 -> a | a, b -> a - b))

let () =
  let x = read_int () in
  if f0 x = (0) then
    let target = () in target
