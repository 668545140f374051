type cell = { mutable field : int; mutable other : int }

let f21 x =
  let r1 = ref ((match (x, 1) with 0, b -> b | a, 0 -> a | a, b -> a - b)) in
  let r2 = ref (4) in
  let do3 p4 = (if !r2 > x then print_string "b") in
  ((r1 := !r1; r2 := 2); !r1)

let () =
  let x = read_int () in
  if f21 x = (3) then
    let target = () in target
