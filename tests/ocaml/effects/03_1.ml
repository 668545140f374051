type cell = { mutable field : int; mutable other : int }

let f0 x =
  let a1 = Array.make 3 (x) in
  let r2 = ref ((if 5 < 0 then x else a1.(2))) in
  List.iter (fun e3 -> print_string "a") [(-4); 4];
  let b4 = Buffer.create 3 in
  Buffer.add_string b4 (string_of_int (!r2));
  let s5 = a1 in
  (Buffer.length b4)

let f1 x =
  (try (if -1 > x then print_int (x)) with Failure _ -> (print_string "c"; print_string "b"));
  let r1 = ref (x) in
  !r1

let f2 x =
  let r1 = ref ((try x with Failure _ -> -2)) in
  r1 := (match (x, x) with 0, b -> b | a, 0 -> a | a, b -> a - b);
  let a2 = Array.make 3 (!r1) in
  let r3 = ref (!r1) in
  incr r3;
  (Array.blit a2 0 a2 1 2; !r3)

let f3 x =
  let r1 = ref ((if x < 3 then failwith "stop" else 1)) in
  let r2 = ref (x) in
  (-3)

let g_f4_0 = ref 4
let f4 x =
  let r1 = ref ((if x > x then x else x)) in
  let s2 = r1 in
  let r3 = ref ((if !g_f4_0 <> !s2 then failwith "stop" else !s2)) in
  let r4 = ref ((x + x)) in
  x

let f5 x =
  let r1 = ref ((4 - x)) in
  let do2 p3 = (print_int (0); r1 := x) in
  let do4 p5 = (try print_int (!r1) with Failure _ -> print_string "b") in
  let a6 = [| 2; x; 3 |] in
  let a7 = [| -2; !r1; 4 |] in
  !r1

let f6 x =
  let r1 = ref (x) in
  let z2 = lazy ((if !r1 = !r1 then x else !r1)) in
  decr r1;
  (match (x, (if x <= !r1 then failwith "stop" else !r1)) with 0, b -> b | a, 0 -> a | a, b -> a - b)

let g_f7_0 = Array.make 3 0
let f7 x =
  let r1 = ref ((x + x)) in
  let a2 = Array.make 3 (!r1) in
  (if a2.(1) < a2.(1) then failwith "stop" else (!r1 - 3))

let f8 x =
  let r1 = ref (5) in
  (r1 := -1; decr r1);
  (match (if 5 > x then failwith "stop" else !r1) with m2 when x <> (try !r1 with Failure _ -> !r1) -> incr r1 | _ -> r1 := 2);
  !r1

let f9 x =
  let a1 = [| 2; 3; 0 |] in
  let call2 p3 = (match (a1.(2), (-3)) with 0, b -> b | a, 0 -> a | a, b -> a - b) in
  let r4 = ref (a1.(2)) in
  call2 (a1.(0))

let f10 x =
  let r1 = ref ((match (x, x) with 0, b -> b | a, 0 -> a | a, b -> a - b)) in
  r1 := (x - !r1);
  let r2 = ref (!r1) in
  let a3 = [| -1; x; 5 |] in
  let do4 p5 = a3.(1) <- !r2 in
  (if (let v6 = !r2 in !r2) <> (try !r1 with Failure _ -> x) then (if !r2 <= a3.(0) then failwith "stop" else !r1) else a3.(0))

let f11 x =
  let r1 = ref ((try x with Failure _ -> 2)) in
  let z2 = lazy (!r1) in
  let s3 = r1 in
  List.iter (fun e4 -> (for i5 = 0 to 2 do s3 := (Lazy.force z2) done)) [2; (-6)];
  let r6 = ref ((try (Lazy.force z2) with Failure _ -> (Lazy.force z2))) in
  x

let g_f12_0 = ref 5
let f12 x =
  let a1 = [| -2; 4; 2 |] in
  a1.(1) <- (print_string "c"; a1.(1));
  (if !g_f12_0 < a1.(2) then failwith "stop" else (Array.fill a1 1 1 (!g_f12_0); a1.(1)))

let f13 x =
  ((if x <> x then print_int (x)); (print_int (x); print_string "c"));
  let a1 = [| (-1); -1; -1 |] in
  a1.(2) <- (Array.sort compare a1; x);
  let r2 = ref ((try x with Failure _ -> x)) in
  let r3 = ref ((-5)) in
  (r3 := a1.(2); !r2)

let f14 x =
  (if (4 + (-3)) <= (x + x) then List.iter (fun e1 -> print_string "b") [2; 4]);
  let call2 p3 = (match (p3, x) with 0, b -> b | a, 0 -> a | a, b -> a - b) in
  (if x = x then failwith "stop" else (if x = x then x else (-9)))

let g_f15_0 = ref 0
let f15 x =
  let b1 = Buffer.create 3 in
  Buffer.add_string b1 (string_of_int (x));
  let r2 = ref ((match ((Buffer.length b1), (-7)) with 0, b -> b | a, 0 -> a | a, b -> a - b)) in
  g_f15_0 := x;
  print_int (!r2);
  (if !r2 = !r2 then failwith "stop" else (2 - -1))

let f16 x =
  let r1 = ref ((let v2 = 4 in v2)) in
  let a3 = Array.make 3 (!r1) in
  Array.blit a3 0 a3 1 2;
  a3.(0) <- x;
  !r1

let g_f17_0 = ref (-6)
let f17 x =
  print_string "a";
  print_int (!g_f17_0);
  let r1 = ref ((if x > 3 then 4 else 2)) in
  (if x > !g_f17_0 then failwith "stop" else (match (!r1, x) with 0, b -> b | a, 0 -> a | a, b -> a - b))

let f18 x =
  let a1 = [| 1; x; 3 |] in
  a1.(0) <- a1.(2);
  ((if a1.(1) > a1.(1) then a1.(2) <- 3); Array.fill a1 0 1 (a1.(1)));
  a1.(2) <- a1.(0);
  a1.(0) <- (match (x, 2) with 0, b -> b | a, 0 -> a | a, b -> a - b);
  (if (a1.(2) + a1.(2)) = a1.(1) then x else (match (a1.(2), a1.(0)) with 0, b -> b | a, 0 -> a | a, b -> a - b))

let f19 x =
  (try (try print_int (x) with Failure _ -> print_int (x)) with Failure _ -> print_string "b");
  let r1 = ref ((if x = x then failwith "stop" else x)) in
  let b2 = Buffer.create 3 in
  Buffer.add_string b2 (string_of_int (x));
  (let v3 = ((Buffer.length b2) - !r1) in (if v3 > x then (Buffer.length b2) else !r1))

let f20 x =
  let r1 = ref ((if x < -2 then failwith "stop" else 5)) in
  let a2 = [| 4; !r1; 3 |] in
  let z3 = lazy (!r1) in
  let r4 = ref ((Lazy.force z3)) in
  let a5 = [| 5; (Lazy.force z3); -2 |] in
  a5.(1)

let f21 x =
  let r1 = ref ((if x <> x then x else x)) in
  let a2 = [| (-6); !r1; 0 |] in
  let do3 p4 = a2.(2) <- x in
  let s5 = r1 in
  do3 (!s5);
  a2.(2)

let f22 x =
  let r1 = ref ((let v2 = x in x)) in
  let a3 = [| -1; !r1; 2 |] in
  (match (x, (if a3.(2) < !r1 then a3.(2) else x)) with 0, b -> b | a, 0 -> a | a, b -> a - b)

let f23 x =
  let a1 = Array.make 3 (1) in
  let r2 = ref ((if 5 <> x then failwith "stop" else x)) in
  x

let f24 x =
  let do1 p2 = (print_string "a"; print_int ((-2))) in
  print_int (-2);
  let do3 p4 = (do1 (x); print_string "a") in
  let call5 p6 = x in
  (if (-7) <= -2 then failwith "stop" else (x - x))
