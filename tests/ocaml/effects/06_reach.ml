type cell = { mutable field : int; mutable other : int }

let f24 x =
  (for i1 = 0 to 0 do (for i2 = 0 to 1 do print_string "a" done) done);
  let r3 = ref ((if 3 <= x then x else x)) in
  let z4 = lazy (0) in
  (try (let v5 = !r3 in x) with Failure _ -> (if x <= !r3 then failwith "stop" else !r3))

let () =
  let x = read_int () in
  if f24 x = (6) then
    let target = () in target
