type cell = { mutable field : int; mutable other : int }

let f11 x =
  let do1 p2 = (try print_int (x) with Failure _ -> print_int (-1)) in
  do1 (x);
  (4 + (try x with Failure _ -> x))

let () =
  let x = read_int () in
  if f11 x = (3) then
    let target = () in target
