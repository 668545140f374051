type cell = { mutable field : int; mutable other : int }

let f0 x =
  let call1 p2 = 3 in
  ((try print_int (x) with Failure _ -> print_int (2)); print_string "b");
  print_string "a";
  let r3 = ref (x) in
  (if call1 (call1 (!r3)) > !r3 then x else (if !r3 <= x then failwith "stop" else (-8)))

let f1 x =
  let r1 = ref (x) in
  let r2 = ref ((if !r1 <> x then x else !r1)) in
  let call3 p4 = (-2 + p4) in
  (x - (call3 (!r1) + !r1))

let f2 x =
  let a1 = Array.make 3 (-1) in
  let r2 = ref ((-3)) in
  let r3 = ref (!r2) in
  let r4 = ref ((try !r2 with Failure _ -> a1.(0))) in
  let r5 = ref ((!r3 - a1.(0))) in
  5

let f3 x =
  let call1 p2 = (let v3 = x in x) in
  print_string "c";
  let r4 = ref (call1 (x)) in
  let b5 = Buffer.create 3 in
  Buffer.add_string b5 (string_of_int (call1 (!r4)));
  !r4

let f4 x =
  let a1 = Array.make 3 (x) in
  let r2 = ref ((if a1.(2) < a1.(2) then a1.(2) else a1.(2))) in
  let s3 = r2 in
  (let v4 = (if a1.(1) > a1.(0) then failwith "stop" else !s3) in a1.(0))

let f5 x =
  let a1 = [| -1; -1; (-7) |] in
  Array.fill a1 1 0 (x);
  let q2 = Stack.create () in
  Stack.push (a1.(2)) q2; Stack.push 4 q2;
  let r3 = ref ((let v4 = 1 in a1.(2))) in
  let h5 = Hashtbl.create 3 in
  Hashtbl.replace h5 0 (!r3);
  Hashtbl.add h5 (0) 0;
  (try (a1.(1) <- (Stack.length q2); !r3) with Failure _ -> (if (Stack.length q2) <> (Stack.pop q2) then failwith "stop" else !r3))

let f6 x =
  let do1 p2 = (if (-2) < x then print_int (-2)) in
  (try (for i3 = 0 to 0 do do1 (x) done) with Failure _ -> List.iter (fun e4 -> do1 (e4)) [1; 2]);
  let a5 = Array.make 3 (3) in
  (for i6 = 0 to 2 do do1 (a5.(2)) done);
  a5.(1)

let f7 x =
  print_string "c";
  print_int (x);
  (if x <= x then failwith "stop" else (match (x, -1) with 0, b -> b | a, 0 -> a | a, b -> a - b))

let f8 x =
  let q1 = Stack.create () in
  Stack.push (x) q1; Stack.push (-2) q1;
  (for i2 = 0 to 0 do (try print_string "c" with Failure _ -> print_string "c") done);
  let r3 = ref ((try (Stack.length q1) with Failure _ -> (Stack.length q1))) in
  let call4 p5 = (let v6 = !r3 in 2) in
  let do7 p8 = r3 := !r3 in
  (Stack.length q1)

let g_f9_0 = ref 3
let f9 x =
  let call1 p2 = (x + p2) in
  let do3 p4 = (if !g_f9_0 > call1 (!g_f9_0) then incr g_f9_0) in
  (match (do3 (!g_f9_0); 5) with m5 when (if x <> x then failwith "stop" else !g_f9_0) < (match (!g_f9_0, !g_f9_0) with 0, b -> b | a, 0 -> a | a, b -> a - b) -> (match x with m6 when !g_f9_0 > call1 (!g_f9_0) -> print_int (5) | _ -> print_string "a") | _ -> (print_string "b"; g_f9_0 := !g_f9_0));
  let c7 = { field = x; other = -1 } in
  c7.field <- 0;
  4

let g_f10_0 = Array.make 3 0
let f10 x =
  let r1 = ref ((if x <> x then 3 else g_f10_0.(2))) in
  !r1

let f11 x =
  let call1 p2 = p2 in
  let a3 = [| -1; (-5); 5 |] in
  let r4 = ref ((if x < a3.(1) then a3.(1) else 0)) in
  (match (if a3.(2) <> !r4 then failwith "stop" else !r4) with m5 when (if 3 <= !r4 then failwith "stop" else x) = (if a3.(1) > x then m5 else 5) -> Array.fill a3 1 2 (!r4) | _ -> Array.sort compare a3);
  ((try a3.(0) <- a3.(1) with Failure _ -> r4 := a3.(1)); a3.(2) <- (-8));
  (match (a3.(1), (try a3.(1) with Failure _ -> a3.(0))) with 0, b -> b | a, 0 -> a | a, b -> a - b)

let f12 x =
  (match (if 1 <= 4 then failwith "stop" else x) with m1 when (m1 + m1) < (if 5 < x then failwith "stop" else m1) -> print_int ((-5)) | _ -> (try print_int (x) with Failure _ -> print_string "c"));
  print_string "a";
  (match ((x - 0), (x + x)) with 0, b -> b | a, 0 -> a | a, b -> a - b)

let f13 x =
  (for i1 = 0 to 2 do print_int (x) done);
  List.iter (fun e2 -> print_string "a") [0; 4];
  let r3 = ref (((-5) + x)) in
  let a4 = Array.make 3 (x) in
  a4.(2)

let f14 x =
  let r1 = ref ((if x = 1 then 3 else -1)) in
  let call2 p3 = (if p3 = !r1 then failwith "stop" else x) in
  let r4 = ref ((try !r1 with Failure _ -> x)) in
  (let v5 = (!r4 + (-7)) in (r1 := x; call2 (-1)))

let f15 x =
  let r1 = ref (x) in
  let r2 = ref (x) in
  let b3 = Buffer.create 3 in
  Buffer.add_string b3 (string_of_int (-2));
  (Buffer.length b3)

let f16 x =
  let do1 p2 = print_int ((-9)) in
  let call3 p4 = 3 in
  ((if x = x then failwith "stop" else x) + (let v5 = call3 (call3 (x)) in 4))

let f17 x =
  print_string "c";
  let r1 = ref ((let v2 = x in -1)) in
  List.iter (fun e3 -> (for i4 = 0 to 1 do r1 := !r1 done)) [3; 0];
  ((match x with m5 when -2 <= x -> r1 := !r1 | _ -> print_string "b"); r1 := !r1);
  ((for i6 = 0 to 1 do r1 := i6 done); (!r1 - x))

let f18 x =
  (try (for i1 = 0 to 1 do print_string "a" done) with Failure _ -> print_string "a");
  let r2 = ref ((if x <= 4 then x else x)) in
  let a3 = Array.make 3 (!r2) in
  let b4 = Buffer.create 3 in
  Buffer.add_string b4 (string_of_int (-2));
  (x + a3.(0))

let f19 x =
  (if (print_string "a"; x) = 3 then (print_int (x); print_string "b"));
  let do1 p2 = print_int (p2) in
  ((match -2 with m3 when -1 < m3 -> do1 (x) | _ -> do1 (x)); (do1 (x); do1 (x)));
  (print_string "a"; (if x > x then print_int (x)));
  ((match x with m4 when -2 <> m4 -> print_string "a" | _ -> do1 (3)); (match (-2) with m5 when x <> m5 -> print_int (5) | _ -> do1 (x)));
  (print_int (x); (do1 (x); x))

let f20 x =
  (if (print_string "c"; x) <= (try x with Failure _ -> 1) then List.iter (fun e1 -> print_int (x)) [2; 2]);
  let do2 p3 = (for i4 = 0 to 0 do print_int (p3) done) in
  let do5 p6 = List.iter (fun e7 -> print_int (1)) [(-2); 2] in
  let r8 = ref ((2 + x)) in
  x

let f21 x =
  let c1 = { field = x; other = 0 } in
  c1.field <- x;
  let call2 p3 = (if x > (-2) then c1.field else c1.other) in
  let do4 p5 = (match x with m6 when c1.field < -1 -> print_int (c1.field) | _ -> print_int (x)) in
  ((print_int (5); do4 (call2 (call2 (x)))); (call2 (1) + c1.other))

let f22 x =
  let a1 = [| (-6); x; -1 |] in
  let do2 p3 = a1.(2) <- x in
  (x + x)

let g_f23_0 = Array.make 3 0
let f23 x =
  print_string "c";
  x

let f24 x =
  (for i1 = 0 to 0 do (for i2 = 0 to 1 do print_string "a" done) done);
  let r3 = ref ((if 3 <= x then x else x)) in
  let z4 = lazy (0) in
  (try (let v5 = !r3 in x) with Failure _ -> (if x <= !r3 then failwith "stop" else !r3))
