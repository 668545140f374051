type cell = { mutable field : int; mutable other : int }

let f0 x =
  let unused = x + 1 in ignore unused;
  (for i1 = 0 to 2 do (try print_string "c" with Failure _ -> print_string "b") done);
  let r2 = ref ((let v3 = x in v3)) in
  decr r2;
  let a4 = Array.make 3 (!r2) in
  0

let f1 x =
  let r1 = ref ((if x > x then x else (-1))) in
  let call2 p3 = (r1 := p3; !r1) in
  let r4 = ref (!r1) in
  let call5 p6 = call2 (x) in
  (x - (incr r1; x))

let g_f2_0 = Array.make 3 0
let f2 x =
  let unused = x + 1 in ignore unused;
  print_int (g_f2_0.(1));
  ((match (x, x) with 0, b -> b | a, 0 -> a | a, b -> a - b) + (try x with Failure _ -> x))

let f3 x =
  let unused = x + 1 in ignore unused;
  let c1 = { field = 5; other = (-1) } in
  c1.field <- 4;
  let do2 p3 = (try print_string "c" with Failure _ -> print_string "a") in
  let r4 = ref ((if c1.field = c1.other then failwith "stop" else c1.field)) in
  let s5 = r4 in
  r4 := (-8);
  ((!r4 + !r4) - c1.other)

let f4 x =
  let unused = x + 1 in ignore unused;
  let call1 p2 = -2 in
  print_string "c";
  let call3 p4 = (if call1 (x) < 0 then failwith "stop" else 4) in
  (print_string "a"; (print_string "b"; print_int (x)));
  (match ((try 2 with Failure _ -> call3 (call3 (5))), (if -1 <> x then failwith "stop" else x)) with 0, b -> b | a, 0 -> a | a, b -> a - b)

let f5 x =
  let unused = x + 1 in ignore unused;
  (try (print_string "c"; print_string "b") with Failure _ -> (match 4 with m1 when -1 = x -> print_string "c" | _ -> print_string "b"));
  let r2 = ref ((let v3 = x in (-8))) in
  5

let f6 x =
  print_string "b";
  let a1 = Array.make 3 (3) in
  2

let f7 x =
  let b1 = Buffer.create 3 in
  Buffer.add_string b1 (string_of_int (0));
  let a2 = [| 2; -1; (-3) |] in
  3

let g_f8_0 = ref 1
let f8 x =
  let s1 = g_f8_0 in
  let b2 = Buffer.create 3 in
  Buffer.add_string b2 (string_of_int (x));
  ((if x = (Buffer.length b2) then incr g_f8_0); print_string "d");
  !s1

let f9 x =
  let a1 = Array.make 3 ((-5)) in
  let s2 = a1 in
  (try (if a1.(1) <> 1 then failwith "stop" else a1.(2)) with Failure _ -> (try a1.(2) with Failure _ -> (-2)))

let f10 x =
  let unused = x + 1 in ignore unused;
  (try (if (-7) <> x then print_int (4)) with Failure _ -> print_int (x));
  let a1 = [| 5; x; (-6) |] in
  (if (-5) <> (if x <> x then a1.(0) else a1.(0)) then (if x < x then failwith "stop" else x) else a1.(1))

let f11 x =
  let r1 = ref ((let v2 = x in v2)) in
  let r3 = ref (x) in
  let a4 = [| 1; !r1; 0 |] in
  Array.sort compare a4;
  let r5 = ref ((let v6 = a4.(1) in 2)) in
  2

let f12 x =
  let a1 = [| 4; x; 5 |] in
  let call2 p3 = (if p3 <= -1 then failwith "stop" else x) in
  let a4 = Array.make 3 (x) in
  (match a4.(1) with m5 when a4.(1) <= (match (a4.(2), a4.(0)) with 1, b -> b | a, 0 -> a | a, b -> a - b) -> a4.(2) <- a4.(0) | _ -> print_string "c");
  let b6 = Buffer.create 3 in
  Buffer.add_string b6 (string_of_int (a1.(2)));
  a4.(0)

let f13 x =
  let unused = x + 1 in ignore unused;
  (print_string "a"; (try print_int (x) with Failure _ -> print_string "b"));
  let r1 = ref (x) in
  let r2 = ref ((try x with Failure _ -> !r1)) in
  r2 := (-9);
  (let v3 = 5 in (match (!r2, !r2) with 0, b -> b | a, 0 -> a | a, b -> a - b))

let g_f14_0 = ref 2
let f14 x =
  let b1 = Buffer.create 3 in
  Buffer.add_string b1 (string_of_int (x));
  let call2 p3 = (print_string "c"; p3) in
  (try (if -2 <> -2 then print_int (call2 (call2 (x)))) with Failure _ -> print_string "d");
  g_f14_0 := (let v4 = !g_f14_0 in v4);
  (if (Buffer.length b1) < (-1) then failwith "stop" else (Buffer.length b1))

let f15 x =
  let unused = x + 1 in ignore unused;
  let do1 p2 = (if x < x then print_int (5)) in
  let do3 p4 = (if x < 3 then do1 (x)) in
  do3 (x);
  (for i5 = 0 to 2 do (try print_int (i5) with Failure _ -> print_string "a") done);
  do1 (1);
  x

let f16 x =
  ((try print_string "d" with Failure _ -> print_string "c"); (print_string "c"; print_int (-1)));
  print_string "b";
  print_string "b";
  let r1 = ref ((let v2 = -2 in v2)) in
  ((if x > !r1 then x else !r1) + (print_string "c"; x))

let f17 x =
  (match (-7) with m1 when (let v2 = -2 in 4) = m1 -> (if 4 <= 1 then print_string "b") | _ -> (for i3 = 1 to 0 do print_int (-1) done));
  ((print_string "c"; print_string "a"); (for i4 = 0 to 1 do print_string "a" done));
  let a5 = [| (-8); x; 1 |] in
  (try (a5.(1) <- a5.(1); a5.(0)) with Failure _ -> (if a5.(2) = 2 then failwith "stop" else a5.(1)))

let f18 x =
  print_int (x);
  let a1 = Array.make 3 (3) in
  Array.blit a1 1 a1 1 2;
  let s2 = a1 in
  let s3 = a1 in
  x

let f19 x =
  print_string "b";
  (if (match (2, x) with 0, b -> b | a, 1 -> a | a, b -> a - b) < (print_int (2); x) then (for i1 = 0 to 2 do print_string "b" done));
  let a2 = Array.make 3 (x) in
  (match (3, (if x < 3 then -2 else a2.(1))) with 0, b -> b | a, 0 -> a | a, b -> a - b)

let f20 x =
  ((if x = 1 then print_string "a"); (try print_int (x) with Failure _ -> print_string "c"));
  let a1 = [| (-4); x; (-2) |] in
  List.iter (fun e2 -> a1.(1) <- a1.(0)) [(-1); 4];
  Array.sort compare a1;
  (if (if a1.(2) > x then failwith "stop" else (-7)) < (let v3 = -1 in 2) then (a1.(1) + a1.(0)) else 5)

let f21 x =
  let unused = x + 1 in ignore unused;
  print_string "a";
  (for i1 = 0 to 2 do (print_string "b"; print_string "b") done);
  let r2 = ref ((x + x)) in
  decr r2;
  ((x - x) + (if x = x then failwith "stop" else !r2))

let f22 x =
  print_string "d";
  let do1 p2 = (print_int (p2); print_string "c") in
  do1 (x);
  let do3 p4 = (try print_int ((-6)) with Failure _ -> do1 (1)) in
  (if x > x then failwith "stop" else (1 - -1))

let f23 x =
  let a1 = [| 5; x; -2 |] in
  Array.blit a1 0 a1 1 0;
  ((if a1.(1) = a1.(1) then print_int (a1.(1))); (if a1.(1) <> -2 then failwith "stop" else (-8)))

let f24 x =
  let unused = x + 1 in ignore unused;
  (try (for i1 = 0 to 2 do print_string "c" done) with Failure _ -> (print_int (-1); print_string "c"));
  (for i2 = 0 to 2 do (for i3 = 0 to 0 do print_int (i3) done) done);
  let r4 = ref (-2) in
  let a5 = Array.make 3 (x) in
  let call6 p7 = 0 in
  (if 1 < (try !r4 with Failure _ -> x) then a5.(1) else call6 (x))
