type cell = { mutable field : int; mutable other : int }


let one_f0 x =
  (for i1 = 0 to 2 do (try print_string "c" with Failure _ -> print_string "b") done);
  let r2 = ref ((let v3 = x in v3)) in
  decr r2;
  let a4 = Array.make 3 (!r2) in
  0

let two_f0 x =
  let unused = x + 1 in ignore unused;
  (for i1 = 0 to 2 do (try print_string "c" with Failure _ -> print_string "b") done);
  let r2 = ref ((let v3 = x in v3)) in
  decr r2;
  let a4 = Array.make 3 (!r2) in
  0

let prop_f0 (x : int) = one_f0 x = two_f0 x

let one_f1 x =
  let r1 = ref ((if x > x then x else (-1))) in
  let call2 p3 = (r1 := p3; !r1) in
  let r4 = ref (!r1) in
  let call5 p6 = call2 (x) in
  (x + (incr r1; x))

let two_f1 x =
  let r1 = ref ((if x > x then x else (-1))) in
  let call2 p3 = (r1 := p3; !r1) in
  let r4 = ref (!r1) in
  let call5 p6 = call2 (x) in
  (x - (incr r1; x))

let prop_f1 (x : int) = one_f1 x = two_f1 x

let g1_f2_0 = Array.make 3 0
let one_f2 x =
  print_int (g1_f2_0.(1));
  ((match (x, x) with 0, b -> b | a, 0 -> a | a, b -> a - b) + (try x with Failure _ -> x))

let g2_f2_0 = Array.make 3 0
let two_f2 x =
  let unused = x + 1 in ignore unused;
  print_int (g2_f2_0.(1));
  ((match (x, x) with 0, b -> b | a, 0 -> a | a, b -> a - b) + (try x with Failure _ -> x))

let prop_f2 (x : int) = one_f2 x = two_f2 x

let one_f3 x =
  let c1 = { field = 5; other = (-1) } in
  c1.field <- 4;
  let do2 p3 = (try print_string "c" with Failure _ -> print_string "a") in
  let r4 = ref ((if c1.field = c1.other then failwith "stop" else c1.field)) in
  let s5 = r4 in
  r4 := (-8);
  ((!r4 + !r4) - c1.other)

let two_f3 x =
  let unused = x + 1 in ignore unused;
  let c1 = { field = 5; other = (-1) } in
  c1.field <- 4;
  let do2 p3 = (try print_string "c" with Failure _ -> print_string "a") in
  let r4 = ref ((if c1.field = c1.other then failwith "stop" else c1.field)) in
  let s5 = r4 in
  r4 := (-8);
  ((!r4 + !r4) - c1.other)

let prop_f3 (x : int) = one_f3 x = two_f3 x

let one_f4 x =
  let call1 p2 = -2 in
  print_string "c";
  let call3 p4 = (if call1 (x) < 0 then failwith "stop" else 4) in
  (print_string "a"; (print_string "b"; print_int (x)));
  (match ((try 2 with Failure _ -> call3 (call3 (5))), (if -1 <> x then failwith "stop" else x)) with 0, b -> b | a, 0 -> a | a, b -> a - b)

let two_f4 x =
  let unused = x + 1 in ignore unused;
  let call1 p2 = -2 in
  print_string "c";
  let call3 p4 = (if call1 (x) < 0 then failwith "stop" else 4) in
  (print_string "a"; (print_string "b"; print_int (x)));
  (match ((try 2 with Failure _ -> call3 (call3 (5))), (if -1 <> x then failwith "stop" else x)) with 0, b -> b | a, 0 -> a | a, b -> a - b)

let prop_f4 (x : int) = one_f4 x = two_f4 x

let one_f5 x =
  (try (print_string "c"; print_string "b") with Failure _ -> (match 4 with m1 when -1 = x -> print_string "c" | _ -> print_string "b"));
  let r2 = ref ((let v3 = x in (-8))) in
  5

let two_f5 x =
  let unused = x + 1 in ignore unused;
  (try (print_string "c"; print_string "b") with Failure _ -> (match 4 with m1 when -1 = x -> print_string "c" | _ -> print_string "b"));
  let r2 = ref ((let v3 = x in (-8))) in
  5

let prop_f5 (x : int) = one_f5 x = two_f5 x
