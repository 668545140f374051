type cell = { mutable field : int; mutable other : int }

let f0 x =
  let unused = x + 1 in ignore unused;
  let r1 = ref ((print_int (4); 1)) in
  let call2 p3 = !r1 in
  let call4 p5 = x in
  decr r1;
  (for i6 = 0 to 1 do (for i7 = 0 to 0 do print_string "c" done) done);
  ((let v8 = call2 (!r1) in !r1) - x)

let f1 x =
  let unused = x + 1 in ignore unused;
  ((print_string "a"; print_int (x)); (print_string "b"; print_int (5)));
  ((match x with m1 when -1 = x -> print_int (0) | _ -> print_int (x)); (print_int (x); print_int ((-6))));
  let r2 = ref ((print_int (0); 5)) in
  (try print_string "b" with Failure _ -> (try print_string "a" with Failure _ -> r2 := 0));
  x

let f2 x =
  let r1 = ref ((if -2 = 3 then x else 1)) in
  print_string "d";
  r1 := !r1;
  let a2 = Array.make 3 (!r1) in
  x

let f3 x =
  let r1 = ref ((x - 0)) in
  let call2 p3 = (x + !r1) in
  (match (call2 (!r1), !r1) with 0, b -> b | a, 1 -> a | a, b -> a - b)

let f4 x =
  let unused = x + 1 in ignore unused;
  let c1 = { field = x; other = 2 } in
  c1.field <- (if x < x then failwith "stop" else x);
  let c2 = { field = 2; other = 3 } in
  c2.field <- (match (x, 5) with 0, b -> b | a, 0 -> a | a, b -> a - b);
  let r3 = ref ((match (c1.field, c1.field) with 0, b -> b | a, 0 -> a | a, b -> a - b)) in
  incr r3;
  (-8)

let f5 x =
  let unused = x + 1 in ignore unused;
  let do1 p2 = (try print_int (x) with Failure _ -> print_int (p2)) in
  let a3 = Array.make 3 (1) in
  let r4 = ref (a3.(1)) in
  (a3.(2) - (let v5 = !r4 in x))

let f6 x =
  (for i1 = 0 to 0 do (match x with m2 when x = 0 -> print_int (x) | _ -> print_int (2)) done);
  let z3 = lazy ((try -1 with Failure _ -> x)) in
  (for i4 = 0 to 0 do (for i5 = 0 to 1 do print_string "c" done) done);
  (match ((if x <> (Lazy.force z3) then failwith "stop" else (Lazy.force z3)), (match ((-8), (Lazy.force z3)) with 0, b -> b | a, 1 -> a | a, b -> a - b)) with 0, b -> b | a, 0 -> a | a, b -> a - b)

let g_f7_0 = ref 3
let f7 x =
  (match x with m1 when (match (m1, (-5)) with 0, b -> b | a, 0 -> a | a, b -> a - b) <> (match (2, -1) with 1, b -> b | a, 0 -> a | a, b -> a - b) -> (print_string "c"; print_string "c") | _ -> List.iter (fun e2 -> print_int ((-9))) [5; -1]);
  let a3 = Array.make 3 (x) in
  let call4 p5 = (if 5 > a3.(1) then failwith "stop" else !g_f7_0) in
  x

let f8 x =
  let c1 = { field = 4; other = 4 } in
  c1.field <- (x + x);
  let r2 = ref ((2 - x)) in
  !r2

let f9 x =
  let unused = x + 1 in ignore unused;
  (for i1 = 0 to 1 do (if i1 <= x then print_int (-2)) done);
  let r2 = ref (x) in
  !r2

let f10 x =
  let a1 = [| 0; x; 2 |] in
  let r2 = ref (a1.(2)) in
  (a1.(0) + (if a1.(2) > x then failwith "stop" else a1.(1)))

let f11 x =
  let r1 = ref ((if (-7) = 3 then failwith "stop" else x)) in
  (match !r1 with m2 when (try 3 with Failure _ -> m2) > m2 -> decr r1 | _ -> print_string "c");
  let call3 p4 = -2 in
  let s5 = r1 in
  (if !s5 > !r1 then failwith "stop" else !s5)

let f12 x =
  let r1 = ref (x) in
  (for i2 = 0 to 0 do (match !r1 with m3 when !r1 <> x -> r1 := i2 | _ -> r1 := i2) done);
  (if !r1 > (match (x, !r1) with 0, b -> b | a, 0 -> a | a, b -> a - b) then (x - !r1) else (if !r1 <> x then x else 4))

let g_f13_0 = Array.make 3 0
let f13 x =
  let unused = x + 1 in ignore unused;
  let do1 p2 = print_string "c" in
  let a3 = [| (-9); g_f13_0.(0); 5 |] in
  let a4 = [| 1; g_f13_0.(1); -2 |] in
  (let v5 = (-2 + x) in (match (a3.(2), g_f13_0.(2)) with 0, b -> b | a, 0 -> a | a, b -> a - b))

let f14 x =
  let a1 = Array.make 3 (x) in
  let c2 = { field = x; other = 1 } in
  c2.field <- x;
  a1.(0)

let f15 x =
  let a1 = Array.make 3 (x) in
  let r2 = ref (a1.(2)) in
  (-1)

let f16 x =
  print_string "b";
  let do1 p2 = print_string "c" in
  let r3 = ref ((x + (-8))) in
  let call4 p5 = (0 + x) in
  let r6 = ref (call4 (!r3)) in
  ((print_int (x); do1 (call4 (x))); (try call4 (3) with Failure _ -> !r3))

let f17 x =
  let r1 = ref (x) in
  let h2 = Hashtbl.create 3 in
  Hashtbl.replace h2 0 (!r1);
  Hashtbl.add h2 (x) 4;
  let do3 p4 = (r1 := !r1; r1 := p4) in
  (if !r1 > !r1 then (r1 := !r1; !r1) else ((try Hashtbl.find h2 1 with Not_found -> 3) - !r1))

let f18 x =
  let a1 = [| 5; -1; 2 |] in
  let r2 = ref (a1.(1)) in
  let r3 = ref (a1.(2)) in
  !r3

let f19 x =
  let c1 = { field = x; other = (-2) } in
  c1.field <- (if 2 < x then failwith "stop" else x);
  print_string "d";
  let do2 p3 = (try print_string "a" with Failure _ -> print_int (0)) in
  let do4 p5 = print_int (c1.field) in
  let a6 = [| 4; (-5); 0 |] in
  a6.(2)

let f20 x =
  let unused = x + 1 in ignore unused;
  let r1 = ref ((x + 1)) in
  let r2 = ref ((print_int (x); !r1)) in
  let set3 q4 p5 = q4 := p5 + (-6) in
  set3 r1 (x);
  let r6 = ref ((!r1 + 3)) in
  (try x with Failure _ -> (if !r6 <= x then !r1 else !r1))

let f21 x =
  let unused = x + 1 in ignore unused;
  let call1 p2 = (print_string "c"; p2) in
  let a3 = Array.make 3 (x) in
  (try (a3.(2) + x) with Failure _ -> (try -1 with Failure _ -> call1 (x)))

let f22 x =
  ((for i1 = 1 to 2 do print_string "a" done); print_string "c");
  let a2 = [| 4; 4; (-3) |] in
  let r3 = ref (a2.(1)) in
  let set4 q5 p6 = q5 := p6 + (-5) in
  set4 r3 (!r3);
  (let v7 = !r3 in a2.(0))

let f23 x =
  let b1 = Buffer.create 3 in
  Buffer.add_string b1 (string_of_int (x));
  ((try print_string "c" with Failure _ -> print_int ((Buffer.length b1))); (print_string "a"; print_string "a"));
  let r2 = ref (((Buffer.length b1) + (Buffer.length b1))) in
  let do3 p4 = decr r2 in
  (try (Buffer.length b1) with Failure _ -> !r2)

let f24 x =
  let r1 = ref ((match (2, x) with 0, b -> b | a, 0 -> a | a, b -> a - b)) in
  decr r1;
  r1 := (match (x, !r1) with 0, b -> b | a, 0 -> a | a, b -> a + b);
  !r1
