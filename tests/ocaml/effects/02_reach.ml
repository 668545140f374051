type cell = { mutable field : int; mutable other : int }

let f2 x =
  let r1 = ref ((x + x)) in
  let a2 = [| 3; !r1; 3 |] in
  let do3 p4 = r1 := x in
  (if (x + a2.(1)) > (a2.(2) + !r1) then print_string "b");
  let a5 = [| 3; a2.(1); 5 |] in
  (try x with Failure _ -> x)

let () =
  let x = read_int () in
  if f2 x = (0) then
    let target = () in target
