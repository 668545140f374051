type cell = { mutable field : int; mutable other : int }

let f10 x =
  let r1 = ref ((try -2 with Failure _ -> x)) in
  r1 := x;
  let r2 = ref (x) in
  !r2

let () =
  let x = read_int () in
  if f10 x = (4) then
    let target = () in target
