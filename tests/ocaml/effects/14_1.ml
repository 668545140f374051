type cell = { mutable field : int; mutable other : int }

let f0 x =
  let r1 = ref ((print_int (x); x)) in
  incr r1;
  x

let f1 x =
  let r1 = ref ((if x <> x then (-9) else x)) in
  let s2 = r1 in
  (match (r1 := !r1; x) with m3 when x <= (if !r1 <= x then failwith "stop" else !s2) -> List.iter (fun e4 -> r1 := !s2) [(-3); 3] | _ -> print_string "c");
  x

let f2 x =
  let r1 = ref ((match (3, x) with 0, b -> b | a, 0 -> a | a, b -> a - b)) in
  ((try incr r1 with Failure _ -> r1 := -1); print_string "b");
  let r2 = ref ((match (!r1, !r1) with 0, b -> b | a, 0 -> a | a, b -> a - b)) in
  let do3 p4 = r2 := p4 in
  (x - !r1)

let f3 x =
  let a1 = Array.make 3 (x) in
  let h2 = Hashtbl.create 3 in
  Hashtbl.replace h2 0 (a1.(0));
  Hashtbl.add h2 (x) 0;
  let do3 p4 = (for i5 = 0 to 0 do print_int (a1.(2)) done) in
  let r6 = ref ((if (try Hashtbl.find h2 0 with Not_found -> 1) <> a1.(0) then 4 else x)) in
  let r7 = ref ((a1.(2) + !r6)) in
  !r6

let g_f4_0 = ref 5
let f4 x =
  let q1 = Queue.create () in
  Queue.add (x) q1; Queue.add 3 q1;
  (match (4, 1) with 0, b -> b | a, 0 -> a | a, b -> a - b)

let f5 x =
  let call1 p2 = (print_string "c"; p2) in
  (try (print_int (0); print_int (x)) with Failure _ -> print_int (x));
  let r3 = ref ((if 4 <> 0 then x else x)) in
  (match (if !r3 <= !r3 then failwith "stop" else !r3) with m4 when !r3 > m4 -> r3 := x | _ -> r3 := call1 (!r3));
  x

let f6 x =
  let r1 = ref ((match (0, x) with 0, b -> b | a, 0 -> a | a, b -> a - b)) in
  print_int (!r1);
  let set2 q3 p4 = q3 := p4 + 3 in
  set2 r1 (!r1);
  let r5 = ref ((if !r1 < x then !r1 else !r1)) in
  (match (!r1, (let v6 = !r1 in !r5)) with 0, b -> b | a, 0 -> a | a, b -> a - b)

let f7 x =
  ((if x = x then print_string "c"); print_int (x));
  let a1 = [| 0; x; 1 |] in
  let do2 p3 = (for i4 = 0 to 2 do a1.(1) <- a1.(2) done) in
  let r5 = ref (0) in
  (if !r5 < !r5 then failwith "stop" else !r5)

let f8 x =
  let r1 = ref ((if 4 < x then x else 3)) in
  print_string "c";
  let q2 = Stack.create () in
  Stack.push (!r1) q2; Stack.push 5 q2;
  ((try (Stack.length q2) with Failure _ -> !r1) + x)

let f9 x =
  let r1 = ref ((if x = x then failwith "stop" else x)) in
  let a2 = [| 2; !r1; 5 |] in
  r1 := x;
  5

let f10 x =
  let r1 = ref ((if 1 < x then failwith "stop" else 4)) in
  let call2 p3 = !r1 in
  let a4 = Array.make 3 (!r1) in
  let r5 = ref (call2 (call2 (-1))) in
  let a6 = Array.make 3 (5) in
  (match (call2 (a4.(2)), 3) with 0, b -> b | a, 0 -> a | a, b -> a - b)

let f11 x =
  let r1 = ref (x) in
  (if (!r1 + !r1) < (try x with Failure _ -> 4) then (if !r1 <> !r1 then incr r1));
  let r2 = ref (!r1) in
  !r1

let f12 x =
  (List.iter (fun e1 -> print_int (e1)) [-2; (-1)]; (for i2 = 0 to 1 do print_int (i2) done));
  let r3 = ref (x) in
  let set4 q5 p6 = q5 := p6 + 4 in
  set4 r3 (!r3);
  (if -2 < (try 4 with Failure _ -> !r3) then (for i7 = 0 to 1 do print_string "a" done));
  let a8 = [| 5; !r3; 0 |] in
  !r3

let f13 x =
  (for i1 = 0 to 1 do print_string "c" done);
  (try (match 3 with m2 when 5 < m2 -> print_string "c" | _ -> print_int (x)) with Failure _ -> (match x with m3 when 3 > m3 -> print_int ((-3)) | _ -> print_string "c"));
  let a4 = [| (-7); 4; 1 |] in
  Array.sort compare a4;
  a4.(2)

let g_f14_0 = Array.make 3 0
let f14 x =
  let a1 = Array.make 3 (x) in
  (print_int (g_f14_0.(1)); a1.(1))

let f15 x =
  (try List.iter (fun e1 -> print_int (0)) [(-5); 3] with Failure _ -> (print_int (0); print_int (x)));
  let r2 = ref ((if x = x then failwith "stop" else (-6))) in
  let do3 p4 = (try decr r2 with Failure _ -> print_string "a") in
  let do5 p6 = (incr r2; r2 := !r2) in
  (try (r2 := !r2; do5 (0)) with Failure _ -> do3 (!r2));
  x

let g_f16_0 = Array.make 3 0
let f16 x =
  let s1 = g_f16_0 in
  Array.fill s1 1 0 (x);
  let s2 = g_f16_0 in
  let r3 = ref ((try s2.(2) with Failure _ -> x)) in
  (let v4 = (s1.(0) <- !r3; s2.(2)) in (if s2.(1) < x then s1.(0) else 0))

let f17 x =
  (try (for i1 = 0 to 0 do print_int (x) done) with Failure _ -> (for i2 = 0 to 2 do print_int (x) done));
  let r3 = ref (x) in
  let r4 = ref ((1 + !r3)) in
  (try (if x < x then !r3 else !r3) with Failure _ -> (!r4 - 0))

let f18 x =
  let do1 p2 = (for i3 = 0 to 1 do print_int (0) done) in
  let a4 = [| (-3); 4; -2 |] in
  let b5 = Buffer.create 3 in
  Buffer.add_string b5 (string_of_int (x));
  print_string "b";
  let do6 p7 = print_string "b" in
  a4.(0)

let g_f19_0 = Array.make 3 0
let f19 x =
  let s1 = g_f19_0 in
  let a2 = [| -1; x; -1 |] in
  (let v3 = (print_string "b"; x) in v3)

let f20 x =
  let call1 p2 = (if x < p2 then p2 else x) in
  ((match call1 (x) with m3 when m3 > call1 (x) -> print_int (x) | _ -> print_string "c"); print_int (x));
  print_int (-1);
  (if (try -1 with Failure _ -> (-8)) = (let v4 = x in call1 (1)) then (if (-1) <> x then failwith "stop" else x) else (print_string "b"; call1 (call1 (call1 (-1)))))

let g_f21_0 = Array.make 3 0
let f21 x =
  let s1 = g_f21_0 in
  let a2 = Array.make 3 (x) in
  x

let f22 x =
  let r1 = ref ((if x <> x then x else x)) in
  let a2 = Array.make 3 (x) in
  let do3 p4 = print_string "b" in
  let a5 = [| -2; a2.(2); 3 |] in
  a5.(1) <- !r1;
  a2.(1)

let f23 x =
  (try (for i1 = 0 to 1 do print_int (-1) done) with Failure _ -> (match x with m2 when -1 <> x -> print_int (5) | _ -> print_string "c"));
  (match (if x <> x then x else x) with m3 when (match (x, -1) with 0, b -> b | a, 0 -> a | a, b -> a - b) < (match (2, x) with 0, b -> b | a, 0 -> a | a, b -> a - b) -> (if x <= x then print_string "b") | _ -> (if 1 = x then print_string "c"));
  (for i4 = 0 to 1 do print_int (i4) done);
  ((for i5 = 0 to 2 do print_string "b" done); print_int (x));
  x

let f24 x =
  let a1 = [| -2; x; -2 |] in
  let do2 p3 = (for i4 = 0 to 0 do a1.(0) <- a1.(0) done) in
  (if x > (try a1.(2) with Failure _ -> 5) then (let v5 = a1.(1) in a1.(2)) else x)
