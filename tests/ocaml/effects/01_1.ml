type cell = { mutable field : int; mutable other : int }

let f0 x =
  let a1 = Array.make 3 (x) in
  let a2 = [| -2; 5; 1 |] in
  (let v3 = (a1.(0) - a1.(2)) in (if a1.(1) > v3 then -1 else a1.(0)))

let f1 x =
  (if (match (x, x) with 0, b -> b | a, 0 -> a | a, b -> a - b) < (if x < x then x else 1) then (try print_int (x) with Failure _ -> print_int (0)));
  let call1 p2 = (if p2 < -1 then failwith "stop" else x) in
  (for i3 = 0 to 0 do print_int (i3) done);
  (print_string "b"; (x - x))

let f2 x =
  let b1 = Buffer.create 3 in
  Buffer.add_string b1 (string_of_int (x));
  let a2 = [| 2; (Buffer.length b1); -1 |] in
  (let v3 = x in (if a2.(2) <> 1 then v3 else a2.(2)))

let f3 x =
  let a1 = Array.make 3 (x) in
  let s2 = a1 in
  (-3)

let f4 x =
  (print_int (x); (try print_int (x) with Failure _ -> print_string "a"));
  let a1 = Array.make 3 (x) in
  print_string "b";
  (match x with m2 when a1.(0) < (if m2 > a1.(2) then 1 else a1.(1)) -> (match 1 with m3 when a1.(0) < a1.(1) -> print_int (a1.(0)) | _ -> print_int (x)) | _ -> a1.(0) <- a1.(2));
  let h4 = Hashtbl.create 3 in
  Hashtbl.replace h4 0 (0);
  Hashtbl.add h4 ((-4)) 3;
  ((let v5 = a1.(2) in a1.(1)) + a1.(0))

let f5 x =
  let r1 = ref ((if x <> -1 then x else (-2))) in
  (print_string "b"; (r1 := 1; r1 := 5));
  (let v2 = x in x)

let f6 x =
  let r1 = ref ((if 2 <= x then failwith "stop" else (-3))) in
  (try (decr r1; print_int ((-9))) with Failure _ -> (for i2 = 0 to 2 do decr r1 done));
  let a3 = Array.make 3 (!r1) in
  (try (!r1 + 5) with Failure _ -> (match (!r1, a3.(2)) with 0, b -> b | a, 0 -> a | a, b -> a - b))

let g_f7_0 = Array.make 3 0
let f7 x =
  let a1 = [| -2; x; (-2) |] in
  a1.(0)

let f8 x =
  let r1 = ref (x) in
  r1 := x;
  let s2 = r1 in
  5

let f9 x =
  (match (try 1 with Failure _ -> 2) with m1 when (print_string "a"; 3) > (x + x) -> (match 4 with m2 when m2 <> 0 -> print_string "c" | _ -> print_string "c") | _ -> (match x with m3 when m3 <= m3 -> print_string "a" | _ -> print_string "b"));
  let r4 = ref (x) in
  (r4 := !r4; decr r4);
  (let v5 = !r4 in x)

let f10 x =
  let r1 = ref ((let v2 = x in x)) in
  let r3 = ref (x) in
  let call4 p5 = (x - -1) in
  let r6 = ref (x) in
  (try (let v7 = call4 (!r6) in x) with Failure _ -> (match (call4 (4), !r6) with 0, b -> b | a, 0 -> a | a, b -> a - b))

let f11 x =
  let do1 p2 = (try print_int (x) with Failure _ -> print_int (-1)) in
  do1 (x);
  (4 + (try x with Failure _ -> x))

let f12 x =
  (match (if x < 3 then x else x) with m1 when (let v2 = m1 in v2) > (-6) -> (if x <= (-3) then print_int (x)) | _ -> (match x with m3 when x < (-4) -> print_string "c" | _ -> print_int (x)));
  let r4 = ref ((if x < x then failwith "stop" else x)) in
  ((if x <= !r4 then x else 1) + x)

let f13 x =
  let r1 = ref ((match (x, x) with 0, b -> b | a, 0 -> a | a, b -> a - b)) in
  let r2 = ref ((-5)) in
  let r3 = ref (x) in
  let r4 = ref ((try 1 with Failure _ -> x)) in
  let c5 = { field = !r2; other = (-4) } in
  c5.field <- (!r2 + !r3);
  ((!r2 + !r3) - (if c5.field > !r1 then x else c5.other))

let f14 x =
  let call1 p2 = (try x with Failure _ -> p2) in
  let a3 = [| -2; x; (-8) |] in
  a3.(1) <- x;
  (match a3.(0) with m4 when (try m4 with Failure _ -> a3.(1)) < x -> (a3.(0) <- a3.(0); Array.blit a3 0 a3 1 2) | _ -> (try print_string "a" with Failure _ -> Array.blit a3 0 a3 1 2));
  Array.sort compare a3;
  (3 - (a3.(1) + call1 (a3.(0))))

let f15 x =
  (for i1 = 0 to 1 do (match i1 with m2 when m2 <= 1 -> print_int (i1) | _ -> print_string "b") done);
  (if (let v3 = x in x) = (match (x, x) with 0, b -> b | a, 0 -> a | a, b -> a - b) then (match (-3) with m4 when m4 < 5 -> print_string "c" | _ -> print_int (x)));
  let r5 = ref ((match (x, x) with 0, b -> b | a, 0 -> a | a, b -> a - b)) in
  (try (if x <= x then failwith "stop" else x) with Failure _ -> (if x <> 3 then !r5 else !r5))

let f16 x =
  ((match (-3) with m1 when -1 <= -1 -> print_string "b" | _ -> print_int (x)); (print_string "c"; print_string "c"));
  let r2 = ref ((if 2 = x then x else x)) in
  r2 := (if !r2 > 1 then !r2 else !r2);
  1

let f17 x =
  let r1 = ref ((match (x, -1) with 0, b -> b | a, 0 -> a | a, b -> a - b)) in
  let z2 = lazy ((x + -2)) in
  r1 := (Lazy.force z2);
  let q3 = Queue.create () in
  Queue.add (x) q3; Queue.add 3 q3;
  (if (Queue.length q3) <> !r1 then failwith "stop" else (try (-4) with Failure _ -> !r1))

let f18 x =
  let c1 = { field = x; other = -2 } in
  c1.field <- (print_int (x); 2);
  print_string "c";
  -1

let f19 x =
  let call1 p2 = (try 3 with Failure _ -> (-7)) in
  let a3 = Array.make 3 (x) in
  let r4 = ref ((Array.sort compare a3; a3.(0))) in
  let a5 = [| 2; a3.(0); 0 |] in
  a3.(1)

let f20 x =
  let call1 p2 = (try 5 with Failure _ -> p2) in
  let do3 p4 = print_int (x) in
  (let v5 = (try x with Failure _ -> x) in call1 (v5))

let f21 x =
  (match (if (-3) < x then failwith "stop" else 3) with m1 when (-1 + x) < m1 -> (if (-9) = x then print_string "b") | _ -> (if x <> x then print_string "c"));
  let a2 = [| 5; x; 4 |] in
  print_string "c";
  Array.blit a2 0 a2 1 2;
  (let v3 = (Array.fill a2 0 2 (a2.(0)); a2.(1)) in (let v4 = a2.(1) in v4))

let f22 x =
  let a1 = [| 5; x; -1 |] in
  let a2 = Array.make 3 (a1.(0)) in
  (match ((if a1.(1) > a1.(1) then failwith "stop" else x), a2.(2)) with 0, b -> b | a, 0 -> a | a, b -> a - b)

let f23 x =
  let do1 p2 = print_string "a" in
  do1 (x);
  let do3 p4 = do1 (p4) in
  (if (do1 (x); x) > (if x <> x then x else x) then 2 else (if x <= (-2) then -1 else -2))

let f24 x =
  (if -1 < (if (-2) > 2 then failwith "stop" else x) then List.iter (fun e1 -> print_string "c") [(-6); -2]);
  let b2 = Buffer.create 3 in
  Buffer.add_string b2 (string_of_int (5));
  (match ((if -2 <= 2 then failwith "stop" else x), ((Buffer.length b2) + (Buffer.length b2))) with 0, b -> b | a, 0 -> a | a, b -> a - b)
