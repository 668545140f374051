type cell = { mutable field : int; mutable other : int }

let f24 x =
  let a1 = [| 5; 4; 0 |] in
  let a2 = [| (-4); x; 1 |] in
  (if 1 > a2.(1) then 5 else (try x with Failure _ -> a1.(0)))

let () =
  let x = read_int () in
  if f24 x = (3) then
    let target = () in target
