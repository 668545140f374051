type cell = { mutable field : int; mutable other : int }

let f20 x =
  let r1 = ref ((x + 1)) in
  let r2 = ref ((print_int (x); !r1)) in
  let set3 q4 p5 = q4 := p5 + (-6) in
  set3 r1 (x);
  let r6 = ref ((!r1 + 3)) in
  (try x with Failure _ -> (if !r6 <= x then !r1 else !r1))

let () =
  let x = read_int () in
  if f20 x = (4) then
    let target = () in target
