type cell = { mutable field : int; mutable other : int }

let g_f21_0 = Array.make 3 0
let f21 x =
  let s1 = g_f21_0 in
  let a2 = Array.make 3 (x) in
  x

let () =
  let x = read_int () in
  if f21 x = (3) then
    let target = () in target
