type cell = { mutable field : int; mutable other : int }

let f4 x =
  let do1 p2 = print_string "b" in
  print_int (x);
  let r3 = ref (x) in
  (!r3 + (if !r3 <= x then x else !r3))

let () =
  let x = read_int () in
  if f4 x = (6) then
    let target = () in target
