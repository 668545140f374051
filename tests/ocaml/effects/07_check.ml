type cell = { mutable field : int; mutable other : int }


let one_f0 x =
  (if (x + x) = (match (2, x) with 0, b -> b | a, 0 -> a | a, b -> a - b) then print_string "b");
  let a1 = [| (-8); -2; (-3) |] in
  (let v2 = 3 in x)

let two_f0 x =
  (if (x - x) = (match (2, x) with 0, b -> b | a, 0 -> a | a, b -> a - b) then print_string "b");
  let a1 = [| (-8); -2; (-3) |] in
  (let v2 = 3 in x)

let prop_f0 (x : int) = one_f0 x = two_f0 x

let one_f1 x =
  let do1 p2 = (print_int (x); print_int (p2)) in
  let a3 = Array.make 3 (-1) in
  let r4 = ref (x) in
  let a5 = [| 4; !r4; (-5) |] in
  let set6 q7 p8 = q7 := p8 + 4 in
  set6 r4 (!r4);
  a3.(1)

let two_f1 x =
  let do1 p2 = (print_int (x); print_int (p2)) in
  let a3 = Array.make 3 (-1) in
  let r4 = ref (x) in
  let a5 = [| 4; !r4; (-5) |] in
  let set6 q7 p8 = q7 := p8 + 2 in
  set6 r4 (!r4);
  a3.(1)

let prop_f1 (x : int) = one_f1 x = two_f1 x

let one_f2 x =
  let r1 = ref ((match (x, x) with 0, b -> b | a, 0 -> a | a, b -> a - b)) in
  let box2 = (r1, 0) in
  fst box2 := x;
  let a3 = Array.make 3 (2) in
  !r1

let two_f2 x =
  let r1 = ref ((match (x, x) with 0, b -> b | a, 0 -> a | a, b -> a + b)) in
  let box2 = (r1, 0) in
  fst box2 := x;
  let a3 = Array.make 3 (2) in
  !r1

let prop_f2 (x : int) = one_f2 x = two_f2 x

let one_f3 x =
  let call1 p2 = x in
  let r3 = ref ((try call1 (call1 (call1 (x))) with Failure _ -> x)) in
  let r4 = ref (!r3) in
  !r3

let two_f3 x =
  let call1 p2 = x in
  let r3 = ref ((try call1 (call1 (call1 (x))) with Failure _ -> x)) in
  let r4 = ref (!r3) in
  !r3

let prop_f3 (x : int) = one_f3 x = two_f3 x

let one_f4 x =
  (match -2 with m1 when (if x <= 4 then m1 else 2) < m1 -> (for i2 = 0 to 0 do print_int (x) done) | _ -> (print_int (4); print_string "a"));
  let do3 p4 = print_string "a" in
  (for i5 = 0 to 0 do (if -1 <> x then do3 (i5)) done);
  let a6 = Array.make 3 ((-3)) in
  a6.(1)

let two_f4 x =
  (match -2 with m1 when (if x <= 4 then m1 else 2) < m1 -> (for i2 = 1 to 0 do print_int (x) done) | _ -> (print_int (4); print_string "a"));
  let do3 p4 = print_string "a" in
  (for i5 = 0 to 0 do (if -1 <> x then do3 (i5)) done);
  let a6 = Array.make 3 ((-3)) in
  a6.(1)

let prop_f4 (x : int) = one_f4 x = two_f4 x

let one_f5 x =
  let r1 = ref ((print_int (x); x)) in
  decr r1;
  x

let two_f5 x =
  let r1 = ref ((print_int (x); x)) in
  incr r1;
  x

let prop_f5 (x : int) = one_f5 x = two_f5 x
