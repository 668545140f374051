type cell = { mutable field : int; mutable other : int }

let f0 x =
  (try (try print_string "a" with Failure _ -> print_int (x)) with Failure _ -> (if x < x then print_string "a"));
  let r1 = ref (x) in
  let s2 = r1 in
  let do3 p4 = print_int (!r1) in
  let z5 = lazy ((if -2 <= x then 0 else !s2)) in
  (try (!s2 - x) with Failure _ -> (x - x))

let f1 x =
  let r1 = ref ((if x <> x then x else x)) in
  let c2 = { field = !r1; other = (-2) } in
  c2.field <- (try !r1 with Failure _ -> !r1);
  let a3 = [| (-6); c2.field; 5 |] in
  a3.(0)

let f2 x =
  let c1 = { field = x; other = -2 } in
  c1.field <- x;
  let a2 = [| (-9); 3; 5 |] in
  let a3 = [| (-4); a2.(2); 1 |] in
  let s4 = a2 in
  Array.sort compare a2;
  (if c1.other = c1.other then failwith "stop" else s4.(0))

let f3 x =
  let call1 p2 = x in
  let a3 = [| 2; call1 (call1 (x)); -1 |] in
  ((match x with m4 when m4 <= a3.(2) -> Array.fill a3 0 1 (x) | _ -> Array.sort compare a3); a3.(1) <- a3.(2));
  x

let f4 x =
  List.iter (fun e1 -> (if x > x then print_int ((-2)))) [1; (-6)];
  (try (if x <= x then print_int (-2)) with Failure _ -> (match x with m2 when -1 <> m2 -> print_int (x) | _ -> print_int ((-2))));
  let r3 = ref (4) in
  ((r3 := 1; !r3) - (r3 := x; !r3))

let f5 x =
  let call1 p2 = x in
  let r3 = ref (5) in
  let q4 = Queue.create () in
  Queue.add (!r3) q4; Queue.add 3 q4;
  ((if (Queue.length q4) < -1 then !r3 else !r3) - (if x < x then (Queue.length q4) else (Queue.pop q4)))

let f6 x =
  let a1 = Array.make 3 ((-4)) in
  Array.sort compare a1;
  ((x - 5) + (5 - a1.(2)))

let f7 x =
  let r1 = ref ((if 5 = x then failwith "stop" else x)) in
  let a2 = Array.make 3 (1) in
  let r3 = ref ((if x = x then a2.(1) else !r1)) in
  let a4 = [| 3; a2.(2); (-4) |] in
  x

let f8 x =
  let a1 = [| 1; -1; -2 |] in
  let s2 = a1 in
  (if (let v3 = (-7) in s2.(1)) <> s2.(1) then s2.(2) else (3 + (-2)))

let f9 x =
  ((for i1 = 0 to 2 do print_string "c" done); (try print_int (2) with Failure _ -> print_int (x)));
  let r2 = ref ((if x < x then x else x)) in
  let s3 = r2 in
  let r4 = ref ((try (-7) with Failure _ -> !r2)) in
  let b5 = Buffer.create 3 in
  Buffer.add_string b5 (string_of_int (x));
  ((s3 := (Buffer.length b5); decr s3); (if x <> !r4 then (Buffer.length b5) else x))

let f10 x =
  ((match x with m1 when x <= -2 -> print_string "a" | _ -> print_string "a"); print_int (-2));
  ((print_int (x); print_int (1)); (match x with m2 when x <> x -> print_string "b" | _ -> print_int (x)));
  (match ((match (x, x) with 0, b -> b | a, 0 -> a | a, b -> a - b), (if x = x then failwith "stop" else x)) with 0, b -> b | a, 0 -> a | a, b -> a - b)

let f11 x =
  (match (if x <= x then failwith "stop" else 4) with m1 when (match (x, -1) with 0, b -> b | a, 0 -> a | a, b -> a - b) <= x -> List.iter (fun e2 -> print_int (x)) [4; 5] | _ -> print_string "c");
  ((if x = x then print_string "b"); (print_string "b"; print_string "b"));
  let r3 = ref ((print_int (x); x)) in
  let r4 = ref (!r3) in
  !r3

let f12 x =
  ((print_string "b"; print_string "a"); (try print_int (x) with Failure _ -> print_int (x)));
  let r1 = ref (x) in
  (for i2 = 0 to 1 do (r1 := 2; r1 := i2) done);
  (if (4 + !r1) > (if 1 <> x then failwith "stop" else x) then r1 := x);
  r1 := !r1;
  !r1

let f13 x =
  let a1 = [| 5; -2; (-5) |] in
  let do2 p3 = a1.(0) <- a1.(1) in
  let r4 = ref ((do2 (a1.(2)); 4)) in
  let c5 = { field = x; other = 0 } in
  c5.field <- (try !r4 with Failure _ -> a1.(1));
  c5.other

let f14 x =
  let r1 = ref ((if x <= x then failwith "stop" else x)) in
  let set2 q3 p4 = q3 := p4 + 1 in
  set2 r1 (!r1);
  (let v5 = (try !r1 with Failure _ -> !r1) in (try v5 with Failure _ -> !r1))

let f15 x =
  let b1 = Buffer.create 3 in
  Buffer.add_string b1 (string_of_int (x));
  let r2 = ref (-1) in
  ((try 3 with Failure _ -> 2) + (-8))

let f16 x =
  let r1 = ref ((x + x)) in
  let r2 = ref ((!r1 + 0)) in
  let box3 = (r2, -1) in
  fst box3 := !r1;
  let call4 p5 = (if p5 = p5 then p5 else x) in
  (x + (if !r2 <> 5 then x else !r2))

let f17 x =
  let r1 = ref ((if x > x then failwith "stop" else x)) in
  let do2 p3 = r1 := !r1 in
  ((match !r1 with m4 when !r1 <= !r1 -> do2 (-2) | _ -> do2 (!r1)); !r1)

let f18 x =
  let call1 p2 = (try x with Failure _ -> p2) in
  let r3 = ref ((call1 (x) + x)) in
  let do4 p5 = (for i6 = 0 to 2 do incr r3 done) in
  let r7 = ref ((let v8 = x in !r3)) in
  !r3

let f19 x =
  let do1 p2 = (try print_string "a" with Failure _ -> print_int (x)) in
  let r3 = ref (x) in
  let do4 p5 = r3 := !r3 in
  let r6 = ref ((if !r3 = !r3 then failwith "stop" else !r3)) in
  print_int (!r6);
  x

let f20 x =
  (match x with m1 when x <= m1 -> print_string "a" | _ -> (if 3 <> x then print_string "b"));
  let r2 = ref ((try x with Failure _ -> -2)) in
  (let v3 = !r2 in (print_string "a"; !r2))

let f21 x =
  (if (print_int (x); -2) > (try (-9) with Failure _ -> x) then (match 2 with m1 when m1 = m1 -> print_string "c" | _ -> print_string "b"));
  let q2 = Stack.create () in
  Stack.push (4) q2; Stack.push (-9) q2;
  (if (Stack.length q2) < (match (5, (Stack.pop q2)) with 0, b -> b | a, 0 -> a | a, b -> a - b) then (-1) else (Stack.pop q2))

let g_f22_0 = Array.make 3 0
let f22 x =
  let r1 = ref ((let v2 = 0 in v2)) in
  let call3 p4 = !r1 in
  (x + g_f22_0.(1))

let f23 x =
  let r1 = ref ((try x with Failure _ -> x)) in
  let z2 = lazy ((try 5 with Failure _ -> !r1)) in
  (Lazy.force z2)

let f24 x =
  let r1 = ref ((x + (-3))) in
  let r2 = ref ((match (x, x) with 0, b -> b | a, 0 -> a | a, b -> a - b)) in
  (-7)
