type cell = { mutable field : int; mutable other : int }

let f0 x =
  let do1 p2 = (try print_int (p2) with Failure _ -> print_int (x)) in
  (if (if (-9) > -1 then x else -1) <= (x - x) then do1 (x));
  let call3 p4 = (let v5 = p4 in x) in
  let r6 = ref ((call3 (x) + call3 (5))) in
  let a7 = [| -1; x; 2 |] in
  !r6

let g_f1_0 = Array.make 3 0
let f1 x =
  (try print_string "d" with Failure _ -> List.iter (fun e1 -> print_string "a") [(-4); 1]);
  let a2 = Array.make 3 (x) in
  let r3 = ref (x) in
  let a4 = [| 4; !r3; 2 |] in
  !r3

let f2 x =
  let a1 = Array.make 3 (x) in
  (a1.(2) <- x; (if -2 <= a1.(1) then print_string "b"));
  (match ((x - a1.(2)), (if a1.(0) > a1.(0) then a1.(2) else a1.(2))) with 0, b -> b | a, 0 -> a | a, b -> a - b)

let g_f3_0 = Array.make 3 0
let f3 x =
  let do1 p2 = (try print_string "d" with Failure _ -> print_int (3)) in
  let call3 p4 = (if (-3) <= x then x else p4) in
  (try (do1 (x); print_string "c") with Failure _ -> (for i5 = 0 to 2 do do1 (i5) done));
  (try call3 (x) with Failure _ -> g_f3_0.(1))

let f4 x =
  let unused = x + 1 in ignore unused;
  let a1 = Array.make 3 (x) in
  let s2 = a1 in
  (match (1, (match (a1.(1), -2) with 0, b -> b | a, 0 -> a | a, b -> a - b)) with 0, b -> b | a, 0 -> a | a, b -> a - b)

let f5 x =
  let unused = x + 1 in ignore unused;
  (if x <> (match (x, x) with 0, b -> b | a, 0 -> a | a, b -> a - b) then (match x with m1 when x <> 2 -> print_int (-2) | _ -> print_int (4)));
  let z2 = lazy ((match (x, 1) with 0, b -> b | a, 0 -> a | a, b -> a - b)) in
  (for i3 = 0 to 2 do (try print_int (i3) with Failure _ -> print_int (i3)) done);
  let do4 p5 = (match p5 with m6 when x < 4 -> print_string "b" | _ -> print_string "a") in
  do4 ((Lazy.force z2));
  (do4 (x); (if x < x then failwith "stop" else 0))

let f6 x =
  (try print_int (1) with Failure _ -> (print_string "b"; print_int (3)));
  let r1 = ref ((x + x)) in
  let r2 = ref (!r1) in
  incr r1;
  (match ((match (!r2, !r2) with 0, b -> b | a, 1 -> a | a, b -> a - b), x) with 0, b -> b | a, 0 -> a | a, b -> a - b)

let f7 x =
  List.iter (fun e1 -> print_string "c") [0; 2];
  List.iter (fun e2 -> (if 4 < x then print_int (x))) [(-1); 0];
  let a3 = Array.make 3 (5) in
  let r4 = ref (x) in
  let r5 = ref ((if a3.(1) <> a3.(1) then failwith "stop" else a3.(2))) in
  -2

let f8 x =
  let b1 = Buffer.create 3 in
  Buffer.add_string b1 (string_of_int ((-4)));
  let r2 = ref (-1) in
  r2 := (if !r2 <> !r2 then !r2 else !r2);
  let s3 = r2 in
  let a4 = Array.make 3 (!r2) in
  (Buffer.length b1)

let f9 x =
  let r1 = ref (x) in
  let s2 = r1 in
  incr s2;
  incr s2;
  !s2

let f10 x =
  let unused = x + 1 in ignore unused;
  let r1 = ref ((x - x)) in
  let a2 = Array.make 3 (!r1) in
  let s3 = a2 in
  let a4 = Array.make 3 (x) in
  (try !r1 with Failure _ -> (if !r1 < !r1 then failwith "stop" else 5))

let f11 x =
  let r1 = ref ((let v2 = 1 in x)) in
  let c3 = { field = !r1; other = 1 } in
  c3.field <- (if -2 > x then failwith "stop" else 4);
  decr r1;
  (let v4 = 5 in (if 3 <= x then failwith "stop" else v4))

let f12 x =
  let unused = x + 1 in ignore unused;
  let call1 p2 = (try p2 with Failure _ -> p2) in
  let r3 = ref ((if x > x then failwith "stop" else x)) in
  let r4 = ref ((if !r3 = -1 then failwith "stop" else !r3)) in
  let s5 = r3 in
  !r4

let g_f13_0 = ref 1
let f13 x =
  let unused = x + 1 in ignore unused;
  let call1 p2 = (x - (-6)) in
  ((try print_int (x) with Failure _ -> print_int (call1 (call1 (x)))); (print_int (5); print_string "a"));
  (try x with Failure _ -> (!g_f13_0 - !g_f13_0))

let f14 x =
  let r1 = ref ((x + x)) in
  let r2 = ref ((match (x, !r1) with 0, b -> b | a, 0 -> a | a, b -> a + b)) in
  ((0 + x) + (decr r2; !r1))

let f15 x =
  let r1 = ref (x) in
  let r2 = ref ((1 + x)) in
  let s3 = r1 in
  let call4 p5 = p5 in
  s3 := !s3;
  x

let f16 x =
  let unused = x + 1 in ignore unused;
  print_int (0);
  let q1 = Stack.create () in
  Stack.push (4) q1; Stack.push 4 q1;
  let r2 = ref ((print_int ((Stack.length q1)); (Stack.pop q1))) in
  let r3 = ref ((let v4 = !r2 in v4)) in
  incr r3;
  (try !r2 with Failure _ -> 4)

let f17 x =
  let a1 = [| -1; x; (-2) |] in
  let c2 = { field = a1.(1); other = -1 } in
  c2.field <- a1.(1);
  let s3 = a1 in
  let h4 = Hashtbl.create 3 in
  Hashtbl.replace h4 1 (s3.(0));
  Hashtbl.add h4 (s3.(1)) 1;
  List.iter (fun e5 -> (for i6 = 0 to 1 do a1.(1) <- s3.(0) done)) [5; (-5)];
  (let v7 = (if 1 <= a1.(0) then failwith "stop" else c2.other) in (try c2.field with Failure _ -> c2.other))

let f18 x =
  (try (print_int (x); print_string "b") with Failure _ -> (print_string "a"; print_string "d"));
  let r1 = ref (x) in
  let r2 = ref (x) in
  let s3 = r2 in
  incr s3;
  x

let f19 x =
  let r1 = ref ((x - x)) in
  print_string "d";
  let a2 = [| 0; !r1; (-8) |] in
  a2.(2)

let f20 x =
  let call1 p2 = (p2 + (-1)) in
  let a3 = [| (-6); -1; -1 |] in
  let a4 = [| -1; a3.(2); 5 |] in
  print_int (a4.(2));
  Array.sort compare a3;
  ((match 0 with m5 when a3.(0) = a4.(0) -> Array.fill a3 1 1 (call1 (-2)) | _ -> a4.(1) <- a4.(0)); a3.(0))

let f21 x =
  let a1 = Array.make 3 (x) in
  a1.(0) <- (a1.(0) - a1.(0));
  a1.(0)

let f22 x =
  ((match x with m1 when x < m1 -> print_string "b" | _ -> print_int (-1)); (match (-6) with m2 when x <= 4 -> print_int (x) | _ -> print_int (x)));
  let b3 = Buffer.create 3 in
  Buffer.add_string b3 (string_of_int (x));
  (for i4 = 0 to 1 do print_int (x) done);
  let do5 p6 = (try print_string "a" with Failure _ -> print_int (x)) in
  List.iter (fun e7 -> (print_string "b"; do5 (x))) [(-4); -2];
  (match ((if 0 = (Buffer.length b3) then failwith "stop" else x), (do5 (x); 4)) with 0, b -> b | a, 1 -> a | a, b -> a - b)

let f23 x =
  print_int ((-1));
  let r1 = ref ((x + x)) in
  let do2 p3 = (r1 := !r1; r1 := !r1) in
  let do4 p5 = List.iter (fun e6 -> r1 := x) [(-4); 0] in
  (match (let v7 = x in !r1) with m8 when 0 <> m8 -> r1 := 5 | _ -> do2 (x));
  x

let f24 x =
  let call1 p2 = p2 in
  let a3 = [| -2; (-2); 0 |] in
  (try (if x <= a3.(2) then print_string "d") with Failure _ -> (match 0 with m4 when m4 <= a3.(0) -> Array.sort compare a3 | _ -> Array.sort compare a3));
  (let v5 = a3.(2) in (try a3.(1) with Failure _ -> 3))
