type cell = { mutable field : int; mutable other : int }

let f20 x =
  (match x with m1 when x <= m1 -> print_string "a" | _ -> (if 3 <> x then print_string "b"));
  let r2 = ref ((try x with Failure _ -> -2)) in
  (let v3 = !r2 in (print_string "a"; !r2))

let () =
  let x = read_int () in
  if f20 x = (0) then
    let target = () in target
