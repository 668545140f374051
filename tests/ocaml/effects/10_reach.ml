type cell = { mutable field : int; mutable other : int }

let f2 x =
  let r1 = ref ((try x with Failure _ -> x)) in
  let r2 = ref (x) in
  let call3 p4 = (let v5 = p4 in !r1) in
  decr r1;
  let r6 = ref (!r1) in
  x

let () =
  let x = read_int () in
  if f2 x = (2) then
    let target = () in target
