type cell = { mutable field : int; mutable other : int }

let g_f0_0 = Array.make 3 0
let f0 x =
  let r1 = ref (g_f0_0.(0)) in
  print_string "d";
  let call2 p3 = (if g_f0_0.(2) > !r1 then failwith "stop" else p3) in
  let c4 = { field = !r1; other = -1 } in
  c4.field <- !r1;
  g_f0_0.(0)

let f1 x =
  let unused = x + 1 in ignore unused;
  let r1 = ref (x) in
  let call2 p3 = !r1 in
  print_string "c";
  print_int (!r1);
  let do4 p5 = incr r1 in
  x

let f2 x =
  let unused = x + 1 in ignore unused;
  let call1 p2 = p2 in
  let r3 = ref (3) in
  let s4 = r3 in
  (if (s4 := (-6); !r3) <= x then (try s4 := !s4 with Failure _ -> r3 := !r3));
  ((try !r3 with Failure _ -> call1 (!r3)) + (if !r3 > x then failwith "stop" else call1 (!r3)))

let f3 x =
  let a1 = Array.make 3 (-1) in
  let r2 = ref (1) in
  let a3 = Array.make 3 (a1.(1)) in
  x

let f4 x =
  let do1 p2 = (match x with m3 when x > -1 -> print_string "d" | _ -> print_int (p2)) in
  (do1 (x); (do1 (x); do1 (x)));
  x

let f5 x =
  let unused = x + 1 in ignore unused;
  let r1 = ref (x) in
  let do2 p3 = (match !r1 with m4 when (-6) < m4 -> r1 := x | _ -> print_string "c") in
  r1 := (match (!r1, !r1) with 0, b -> b | a, 0 -> a | a, b -> a - b);
  r1 := x;
  let r5 = ref (x) in
  (!r1 + !r5)

let f6 x =
  let r1 = ref ((let v2 = x in x)) in
  print_int (x);
  let r3 = ref (x) in
  let z4 = lazy ((if !r1 <= !r3 then x else !r1)) in
  let call5 p6 = (if !r1 <= p6 then failwith "stop" else !r1) in
  (match (call5 (!r3), !r1) with 1, b -> b | a, 0 -> a | a, b -> a - b)

let f7 x =
  let a1 = [| -1; (-4); -1 |] in
  let s2 = a1 in
  let do3 p4 = (for i5 = 0 to 1 do Array.blit a1 0 s2 1 2 done) in
  s2.(1)

let f8 x =
  let r1 = ref ((let v2 = 3 in v2)) in
  r1 := !r1;
  List.iter (fun e3 -> List.iter (fun e4 -> r1 := !r1) [(-6); 0]) [5; 3];
  let s5 = r1 in
  let r6 = ref ((if x > !r1 then x else !s5)) in
  x

let f9 x =
  let unused = x + 1 in ignore unused;
  print_string "a";
  let do1 p2 = (print_int (p2); print_int (p2)) in
  (try (if x <= 1 then print_string "b") with Failure _ -> List.iter (fun e3 -> do1 (e3)) [3; (-9)]);
  let r4 = ref ((match (x, x) with 0, b -> b | a, 0 -> a | a, b -> a - b)) in
  r4 := (if !r4 = !r4 then failwith "stop" else 0);
  ((if (-2) > x then failwith "stop" else !r4) + (if x < !r4 then 3 else !r4))

let f10 x =
  let call1 p2 = 0 in
  List.iter (fun e3 -> (print_int (x); print_int (call1 (e3)))) [0; (-5)];
  (if (x + call1 (x)) = (x + x) then (print_int ((-6)); print_string "b"));
  let call4 p5 = (print_int (x); x) in
  let r6 = ref ((if x <> x then x else x)) in
  x

let f11 x =
  let call1 p2 = (try p2 with Failure _ -> p2) in
  (for i3 = 0 to 2 do (if x <> x then print_string "b") done);
  let c4 = { field = x; other = (-9) } in
  c4.field <- (x + -1);
  (if (if c4.field < 3 then failwith "stop" else (-1)) < (try 0 with Failure _ -> c4.other) then print_int (0));
  (if -1 <= (try c4.other with Failure _ -> c4.other) then (match (c4.other, c4.field) with 0, b -> b | a, 0 -> a | a, b -> a - b) else (call1 (0) + c4.field))

let f12 x =
  let unused = x + 1 in ignore unused;
  let r1 = ref ((match (-1, x) with 0, b -> b | a, 0 -> a | a, b -> a - b)) in
  let s2 = r1 in
  print_int (!r1);
  let set3 q4 p5 = q4 := p5 + 3 in
  set3 s2 (x);
  (decr r1; (if 3 < x then !s2 else x))

let f13 x =
  let do1 p2 = print_string "d" in
  let r3 = ref (x) in
  (if (try !r3 with Failure _ -> x) > (if 1 = x then failwith "stop" else -2) then (let v4 = x in !r3) else !r3)

let f14 x =
  print_int (x);
  let r1 = ref ((try x with Failure _ -> x)) in
  let call2 p3 = ((-9) - x) in
  r1 := !r1;
  let call4 p5 = !r1 in
  x

let f15 x =
  let r1 = ref (((-1) + -1)) in
  let s2 = r1 in
  let r3 = ref (4) in
  (try incr s2 with Failure _ -> print_string "a");
  let a4 = Array.make 3 (!s2) in
  (3 + (match (!r1, x) with 0, b -> b | a, 0 -> a | a, b -> a + b))

let f16 x =
  let r1 = ref ((if x > -2 then failwith "stop" else (-6))) in
  let r2 = ref ((match (-1, x) with 1, b -> b | a, 0 -> a | a, b -> a - b)) in
  let r3 = ref ((let v4 = !r1 in !r2)) in
  let a5 = Array.make 3 (x) in
  let a6 = [| (-7); a5.(2); 5 |] in
  a6.(1)

let f17 x =
  let r1 = ref ((match (x, x) with 0, b -> b | a, 1 -> a | a, b -> a - b)) in
  (match (if !r1 > x then failwith "stop" else !r1) with m2 when 3 > (if x < m2 then failwith "stop" else m2) -> (r1 := !r1; r1 := !r1) | _ -> r1 := x);
  let s3 = r1 in
  (if x > !r1 then failwith "stop" else !r1)

let f18 x =
  let r1 = ref (x) in
  let call2 p3 = !r1 in
  !r1

let g_f19_0 = ref 2
let f19 x =
  (if (if x <> x then x else x) > (if x <> (-7) then x else (-4)) then (for i1 = 0 to 2 do print_int (x) done));
  print_int (!g_f19_0);
  let a2 = [| 4; !g_f19_0; 2 |] in
  a2.(0)

let f20 x =
  let a1 = Array.make 3 (x) in
  let r2 = ref ((let v3 = 1 in a1.(2))) in
  (if !r2 > (x - !r2) then !r2 else x)

let f21 x =
  let r1 = ref ((let v2 = x in x)) in
  let z3 = lazy ((try -2 with Failure _ -> !r1)) in
  let do4 p5 = decr r1 in
  do4 (!r1);
  let r6 = ref ((match (!r1, !r1) with 0, b -> b | a, 0 -> a | a, b -> a - b)) in
  0

let f22 x =
  let a1 = [| 2; x; -1 |] in
  a1.(2) <- (let v2 = a1.(0) in v2);
  let s3 = a1 in
  (a1.(0) - (try a1.(1) with Failure _ -> s3.(0)))

let f23 x =
  let do1 p2 = print_string "b" in
  let do3 p4 = (for i5 = 0 to 1 do print_int (4) done) in
  let z6 = lazy ((-2 + 4)) in
  ((match x with m7 when m7 <> m7 -> do1 (x) | _ -> print_string "a"); (if 5 <> -1 then do3 ((Lazy.force z6))));
  let r8 = ref ((try x with Failure _ -> x)) in
  !r8

let f24 x =
  let c1 = { field = x; other = -2 } in
  c1.field <- (let v2 = x in v2);
  let r3 = ref (c1.other) in
  let s4 = r3 in
  let call5 p6 = (!s4 + p6) in
  let call7 p8 = (call5 (c1.other) - call5 (c1.field)) in
  (!r3 - x)
