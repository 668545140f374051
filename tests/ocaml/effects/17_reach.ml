type cell = { mutable field : int; mutable other : int }

let f20 x =
  let a1 = Array.make 3 (x) in
  let r2 = ref ((let v3 = 1 in a1.(2))) in
  (if !r2 > (x + !r2) then !r2 else x)

let () =
  let x = read_int () in
  if f20 x = (-3) then
    let target = () in target
