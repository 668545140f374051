type cell = { mutable field : int; mutable other : int }

let f15 x =
  (for i1 = 0 to 1 do (match x with m2 when x < 0 -> print_string "b" | _ -> print_string "c") done);
  let do3 p4 = (print_int (p4); print_string "c") in
  let a5 = [| 2; x; -2 |] in
  x

let () =
  let x = read_int () in
  if f15 x = (5) then
    let target = () in target
