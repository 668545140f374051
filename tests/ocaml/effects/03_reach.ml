type cell = { mutable field : int; mutable other : int }

let f22 x =
  let r1 = ref ((let v2 = x in x)) in
  let a3 = [| -1; !r1; 2 |] in
  (match (x, (if a3.(2) < !r1 then a3.(2) else x)) with 0, b -> b | a, 0 -> a | a, b -> a - b)

let () =
  let x = read_int () in
  if f22 x = (2) then
    let target = () in target
