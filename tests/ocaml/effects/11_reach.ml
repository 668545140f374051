type cell = { mutable field : int; mutable other : int }

let f23 x =
  let r1 = ref ((let v2 = x in x)) in
  incr r1;
  let set3 q4 p5 = q4 := p5 + 4 in
  set3 r1 (x);
  !r1

let () =
  let x = read_int () in
  if f23 x = (5) then
    let target = () in target
