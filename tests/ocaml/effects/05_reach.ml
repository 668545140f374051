type cell = { mutable field : int; mutable other : int }

let f18 x =
  (try (print_int (x); print_string "b") with Failure _ -> (print_string "a"; print_string "c"));
  let r1 = ref (x) in
  let r2 = ref (x) in
  let s3 = r2 in
  incr s3;
  x

let () =
  let x = read_int () in
  if f18 x = (3) then
    let target = () in target
