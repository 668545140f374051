type cell = { mutable field : int; mutable other : int }

let f0 x =
  let call1 p2 = (match (p2, p2) with 0, b -> b | a, 0 -> a | a, b -> a - b) in
  let r3 = ref ((print_string "c"; (-2))) in
  (if !r3 = !r3 then failwith "stop" else !r3)

let g_f1_0 = ref 4
let f1 x =
  let r1 = ref ((x + x)) in
  let a2 = [| 0; -2; -2 |] in
  (if !r1 <= a2.(1) then Array.fill a2 0 2 (a2.(2)));
  let do3 p4 = decr r1 in
  (let v5 = x in !r1)

let f2 x =
  let r1 = ref ((if (-6) < x then failwith "stop" else x)) in
  let call2 p3 = 0 in
  let s4 = r1 in
  let r5 = ref ((print_int (!s4); !s4)) in
  ((x + !r5) + (if 0 > !r5 then x else x))

let f3 x =
  ((print_string "c"; print_string "b"); (for i1 = 0 to 1 do print_int (i1) done));
  let r2 = ref (2) in
  let r3 = ref (!r2) in
  decr r3;
  (r3 := !r2; (try decr r3 with Failure _ -> r2 := (-8)));
  ((for i4 = 0 to 1 do decr r2 done); x)

let f4 x =
  let a1 = Array.make 3 (x) in
  let r2 = ref ((x - a1.(2))) in
  let r3 = ref ((!r2 + !r2)) in
  let s4 = a1 in
  (match x with m5 when !r2 < (match (a1.(2), !r3) with 0, b -> b | a, 0 -> a | a, b -> a - b) -> decr r2 | _ -> a1.(1) <- !r2);
  a1.(2)

let f5 x =
  (match (x + x) with m1 when (m1 + 2) = (if x > x then 4 else x) -> print_int (x) | _ -> print_int (x));
  List.iter (fun e2 -> List.iter (fun e3 -> print_int (e3)) [5; (-8)]) [(-2); 0];
  (try print_string "c" with Failure _ -> (print_string "a"; print_string "a"));
  let r4 = ref ((x + 0)) in
  let c5 = { field = x; other = 3 } in
  c5.field <- (if 5 <> x then !r4 else !r4);
  x

let g_f6_0 = ref 4
let f6 x =
  let b1 = Buffer.create 3 in
  Buffer.add_string b1 (string_of_int (2));
  let q2 = Stack.create () in
  Stack.push (!g_f6_0) q2; Stack.push 3 q2;
  let set3 q4 p5 = q4 := p5 + (-5) in
  set3 g_f6_0 (1);
  (let v6 = (match (!g_f6_0, (Stack.length q2)) with 0, b -> b | a, 0 -> a | a, b -> a - b) in (if !g_f6_0 <= (Stack.pop q2) then failwith "stop" else v6))

let f7 x =
  print_string "b";
  let r1 = ref ((-3)) in
  let r2 = ref ((!r1 + !r1)) in
  !r1

let f8 x =
  let c1 = { field = x; other = 4 } in
  c1.field <- (if x = (-7) then x else x);
  print_string "b";
  (if (print_int (-1); 1) < x then (if c1.field <> x then print_int (c1.field)));
  let r2 = ref (x) in
  (try (if c1.field = !r2 then !r2 else c1.other) with Failure _ -> (try !r2 with Failure _ -> !r2))

let f9 x =
  (try (if x <> x then print_int (x)) with Failure _ -> (print_string "c"; print_string "b"));
  ((if 1 < x then print_int (1)); List.iter (fun e1 -> print_int (3)) [0; 2]);
  let z2 = lazy ((x + 4)) in
  x

let f10 x =
  let r1 = ref ((try -2 with Failure _ -> x)) in
  r1 := x;
  let r2 = ref (x) in
  !r2

let f11 x =
  let z1 = lazy ((x + x)) in
  let r2 = ref ((print_int (x); (-8))) in
  (if 3 > (r2 := !r2; !r2) then (if (-5) > !r2 then failwith "stop" else x) else (incr r2; !r2))

let f12 x =
  let r1 = ref ((-5)) in
  let r2 = ref (!r1) in
  let a3 = [| 0; x; 0 |] in
  1

let f13 x =
  let r1 = ref ((let v2 = 5 in 2)) in
  let do3 p4 = (print_string "b"; r1 := !r1) in
  (try (let v5 = !r1 in 5) with Failure _ -> (-9))

let f14 x =
  let r1 = ref (x) in
  let r2 = ref ((r1 := x; x)) in
  let z3 = lazy ((print_string "c"; !r1)) in
  let a4 = Array.make 3 (1) in
  r1 := !r2;
  (try a4.(1) with Failure _ -> (-4))

let f15 x =
  let call1 p2 = (print_string "a"; -2) in
  (match x with m3 when x > (m3 + m3) -> (print_string "b"; print_string "c") | _ -> (for i4 = 0 to 1 do print_string "c" done));
  (try x with Failure _ -> (try x with Failure _ -> (-3)))

let f16 x =
  let a1 = [| 1; x; 1 |] in
  let r2 = ref ((let v3 = x in x)) in
  (match (x, (a1.(1) - a1.(0))) with 0, b -> b | a, 0 -> a | a, b -> a - b)

let f17 x =
  (for i1 = 0 to 0 do (match i1 with m2 when x < i1 -> print_int (x) | _ -> print_string "c") done);
  let a3 = [| 5; x; 2 |] in
  (let v4 = (match (x, 4) with 0, b -> b | a, 0 -> a | a, b -> a - b) in a3.(0))

let f18 x =
  let r1 = ref ((try 2 with Failure _ -> x)) in
  let call2 p3 = (r1 := !r1; (-9)) in
  let r4 = ref (!r1) in
  let do5 p6 = incr r1 in
  let b7 = Buffer.create 3 in
  Buffer.add_string b7 (string_of_int (!r1));
  !r4

let f19 x =
  (for i1 = 0 to 2 do (for i2 = 0 to 1 do print_int (5) done) done);
  let r3 = ref (x) in
  let s4 = r3 in
  s4 := (x + !s4);
  (r3 := 4; (s4 := x; (-7)))

let f20 x =
  let call1 p2 = (if 1 > p2 then failwith "stop" else -1) in
  let call3 p4 = (if 0 <> x then failwith "stop" else x) in
  (match ((2 + x), x) with 0, b -> b | a, 0 -> a | a, b -> a - b)

let f21 x =
  let a1 = [| 2; x; (-1) |] in
  Array.fill a1 1 2 (a1.(1));
  x

let f22 x =
  (try (if x <= x then print_string "b") with Failure _ -> (for i1 = 0 to 0 do print_string "a" done));
  let a2 = [| 0; 3; 2 |] in
  let r3 = ref ((print_string "b"; x)) in
  (match (3, (!r3 + x)) with 0, b -> b | a, 0 -> a | a, b -> a - b)

let f23 x =
  let r1 = ref ((print_string "c"; -1)) in
  let c2 = { field = x; other = 1 } in
  c2.field <- !r1;
  let s3 = r1 in
  let a4 = [| 0; c2.other; (-5) |] in
  (if 3 <> !s3 then failwith "stop" else (try a4.(1) with Failure _ -> a4.(1)))

let f24 x =
  let a1 = Array.make 3 (x) in
  let r2 = ref (a1.(2)) in
  let set3 q4 p5 = q4 := p5 + 0 in
  set3 r2 (!r2);
  let r6 = ref (x) in
  let s7 = a1 in
  (match ((x + !r2), x) with 0, b -> b | a, 0 -> a | a, b -> a - b)
