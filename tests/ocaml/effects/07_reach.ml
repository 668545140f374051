type cell = { mutable field : int; mutable other : int }

let g_f22_0 = ref (-9)
let f22 x =
  let r1 = ref (x) in
  let r2 = ref ((if x <> !r1 then failwith "stop" else !r1)) in
  let do3 p4 = decr r2 in
  let call5 p6 = 3 in
  x

let () =
  let x = read_int () in
  if f22 x = (0) then
    let target = () in target
