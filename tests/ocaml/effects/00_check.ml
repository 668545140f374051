type cell = { mutable field : int; mutable other : int }


let one_f0 x =
  let r1 = ref ((print_int (4); 1)) in
  let call2 p3 = !r1 in
  let call4 p5 = x in
  decr r1;
  (for i6 = 0 to 1 do (for i7 = 0 to 0 do print_string "c" done) done);
  ((let v8 = call2 (!r1) in !r1) - x)

let two_f0 x =
  let unused = x + 1 in ignore unused;
  let r1 = ref ((print_int (4); 1)) in
  let call2 p3 = !r1 in
  let call4 p5 = x in
  decr r1;
  (for i6 = 0 to 1 do (for i7 = 0 to 0 do print_string "c" done) done);
  ((let v8 = call2 (!r1) in !r1) - x)

let prop_f0 (x : int) = one_f0 x = two_f0 x

let one_f1 x =
  ((print_string "a"; print_int (x)); (print_string "b"; print_int (5)));
  ((match x with m1 when -1 = x -> print_int (0) | _ -> print_int (x)); (print_int (x); print_int ((-6))));
  let r2 = ref ((print_int (0); 5)) in
  (try print_string "b" with Failure _ -> (try print_string "a" with Failure _ -> r2 := 0));
  x

let two_f1 x =
  let unused = x + 1 in ignore unused;
  ((print_string "a"; print_int (x)); (print_string "b"; print_int (5)));
  ((match x with m1 when -1 = x -> print_int (0) | _ -> print_int (x)); (print_int (x); print_int ((-6))));
  let r2 = ref ((print_int (0); 5)) in
  (try print_string "b" with Failure _ -> (try print_string "a" with Failure _ -> r2 := 0));
  x

let prop_f1 (x : int) = one_f1 x = two_f1 x

let one_f2 x =
  let r1 = ref ((if -2 = 3 then x else 1)) in
  print_string "c";
  r1 := !r1;
  let a2 = Array.make 3 (!r1) in
  x

let two_f2 x =
  let r1 = ref ((if -2 = 3 then x else 1)) in
  print_string "d";
  r1 := !r1;
  let a2 = Array.make 3 (!r1) in
  x

let prop_f2 (x : int) = one_f2 x = two_f2 x

let one_f3 x =
  let r1 = ref ((x - 0)) in
  let call2 p3 = (x + !r1) in
  (match (call2 (!r1), !r1) with 0, b -> b | a, 0 -> a | a, b -> a - b)

let two_f3 x =
  let r1 = ref ((x - 0)) in
  let call2 p3 = (x + !r1) in
  (match (call2 (!r1), !r1) with 0, b -> b | a, 1 -> a | a, b -> a - b)

let prop_f3 (x : int) = one_f3 x = two_f3 x

let one_f4 x =
  let c1 = { field = x; other = 2 } in
  c1.field <- (if x < x then failwith "stop" else x);
  let c2 = { field = 2; other = 3 } in
  c2.field <- (match (x, 5) with 0, b -> b | a, 0 -> a | a, b -> a - b);
  let r3 = ref ((match (c1.field, c1.field) with 0, b -> b | a, 0 -> a | a, b -> a - b)) in
  incr r3;
  (-8)

let two_f4 x =
  let unused = x + 1 in ignore unused;
  let c1 = { field = x; other = 2 } in
  c1.field <- (if x < x then failwith "stop" else x);
  let c2 = { field = 2; other = 3 } in
  c2.field <- (match (x, 5) with 0, b -> b | a, 0 -> a | a, b -> a - b);
  let r3 = ref ((match (c1.field, c1.field) with 0, b -> b | a, 0 -> a | a, b -> a - b)) in
  incr r3;
  (-8)

let prop_f4 (x : int) = one_f4 x = two_f4 x

let one_f5 x =
  let do1 p2 = (try print_int (x) with Failure _ -> print_int (p2)) in
  let a3 = Array.make 3 (1) in
  let r4 = ref (a3.(1)) in
  (a3.(2) - (let v5 = !r4 in x))

let two_f5 x =
  let unused = x + 1 in ignore unused;
  let do1 p2 = (try print_int (x) with Failure _ -> print_int (p2)) in
  let a3 = Array.make 3 (1) in
  let r4 = ref (a3.(1)) in
  (a3.(2) - (let v5 = !r4 in x))

let prop_f5 (x : int) = one_f5 x = two_f5 x
