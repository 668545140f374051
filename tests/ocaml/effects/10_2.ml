type cell = { mutable field : int; mutable other : int }

let f0 x =
  let unused = x + 1 in ignore unused;
  let do1 p2 = List.iter (fun e3 -> print_int (1)) [3; (-7)] in
  (try (if x < x then print_int (0)) with Failure _ -> (try print_string "a" with Failure _ -> do1 (x)));
  let r4 = ref (x) in
  (print_int (x); !r4)

let f1 x =
  let a1 = Array.make 3 (x) in
  let r2 = ref (a1.(0)) in
  (try Array.sort compare a1 with Failure _ -> print_string "a");
  (r2 := !r2; print_int (x));
  (match ((if -1 <> -1 then a1.(2) else a1.(0)), x) with 0, b -> b | a, 1 -> a | a, b -> a - b)

let f2 x =
  let r1 = ref ((try x with Failure _ -> x)) in
  let r2 = ref (x) in
  let call3 p4 = (let v5 = p4 in !r1) in
  incr r1;
  let r6 = ref (!r1) in
  x

let f3 x =
  let unused = x + 1 in ignore unused;
  let z1 = lazy ((match (x, x) with 0, b -> b | a, 0 -> a | a, b -> a - b)) in
  let do2 p3 = (match x with m4 when m4 <> m4 -> print_string "c" | _ -> print_int (3)) in
  let do5 p6 = print_int ((-3)) in
  let r7 = ref (((Lazy.force z1) - (Lazy.force z1))) in
  (let v8 = (let v9 = !r7 in !r7) in (Lazy.force z1))

let f4 x =
  let unused = x + 1 in ignore unused;
  print_int (x);
  let do1 p2 = print_int (-1) in
  (for i3 = 0 to 2 do print_int (i3) done);
  (do1 (x); (try x with Failure _ -> 5))

let f5 x =
  let a1 = Array.make 3 (2) in
  let r2 = ref ((if a1.(2) = a1.(2) then x else x)) in
  let box3 = (r2, 5) in
  fst box3 := x;
  (!r2 - !r2)

let f6 x =
  let unused = x + 1 in ignore unused;
  ((try print_int (x) with Failure _ -> print_int (x)); (print_int (-2); print_int (x)));
  print_string "b";
  let c1 = { field = x; other = (-9) } in
  c1.field <- (let v2 = x in 2);
  -1

let g_f7_0 = Array.make 3 0
let f7 x =
  let unused = x + 1 in ignore unused;
  (for i1 = 0 to 2 do (try print_string "a" with Failure _ -> print_string "b") done);
  (g_f7_0.(2) + 3)

let f8 x =
  let r1 = ref (2) in
  let s2 = r1 in
  x

let f9 x =
  let do1 p2 = (try print_int ((-4)) with Failure _ -> print_int (-2)) in
  let r3 = ref ((try x with Failure _ -> x)) in
  let a4 = Array.make 3 (!r3) in
  a4.(2)

let f10 x =
  let unused = x + 1 in ignore unused;
  let a1 = [| 2; (-2); 2 |] in
  let do2 p3 = List.iter (fun e4 -> a1.(2) <- x) [-1; -2] in
  let q5 = Stack.create () in
  Stack.push (x) q5; Stack.push 3 q5;
  (try (if a1.(2) < (Stack.pop q5) then failwith "stop" else (Stack.length q5)) with Failure _ -> a1.(1))

let f11 x =
  let a1 = Array.make 3 (x) in
  let do2 p3 = Array.fill a1 1 2 (x) in
  Array.blit a1 0 a1 1 2;
  a1.(1)

let f12 x =
  let unused = x + 1 in ignore unused;
  let do1 p2 = (try print_int (-2) with Failure _ -> print_string "a") in
  do1 ((-4));
  (for i3 = 0 to 1 do (if i3 = (-9) then do1 (-2)) done);
  let r4 = ref ((print_int (x); x)) in
  r4 := !r4;
  !r4

let f13 x =
  let a1 = Array.make 3 (x) in
  let r2 = ref ((match (a1.(1), a1.(1)) with 1, b -> b | a, 0 -> a | a, b -> a - b)) in
  Array.sort compare a1;
  (-4)

let f14 x =
  let h1 = Hashtbl.create 3 in
  Hashtbl.replace h1 0 (x);
  Hashtbl.add h1 (x) 4;
  let r2 = ref ((print_int (x); 0)) in
  let r3 = ref (x) in
  (try x with Failure _ -> ((try Hashtbl.find h1 1 with Not_found -> 1) + x))

let f15 x =
  let r1 = ref ((if x < 3 then failwith "stop" else x)) in
  (try decr r1 with Failure _ -> (r1 := !r1; r1 := 1));
  let r2 = ref ((if x > (-7) then !r1 else !r1)) in
  let s3 = r1 in
  (try (4 - !r1) with Failure _ -> !r1)

let g_f16_0 = ref 4
let f16 x =
  let do1 p2 = (if x = 0 then print_int (p2)) in
  let a3 = Array.make 3 (!g_f16_0) in
  let r4 = ref ((let v5 = x in !g_f16_0)) in
  (if a3.(0) = a3.(0) then (match (a3.(0), a3.(1)) with 0, b -> b | a, 0 -> a | a, b -> a - b) else !g_f16_0)

let f17 x =
  let r1 = ref ((x - 0)) in
  print_int (!r1);
  let r2 = ref (((-5) + x)) in
  let c3 = { field = !r2; other = (-5) } in
  c3.field <- (if 0 > x then !r1 else !r1);
  !r1

let f18 x =
  let unused = x + 1 in ignore unused;
  let call1 p2 = -2 in
  (print_int (x); (match x with m3 when x = 3 -> print_string "b" | _ -> print_int (x)));
  (if ((-4) + x) <= (let v4 = x in -1) then List.iter (fun e5 -> print_string "c") [-1; 2]);
  let z6 = lazy ((if x > x then failwith "stop" else x)) in
  (try (if x <= (Lazy.force z6) then (Lazy.force z6) else call1 (call1 ((Lazy.force z6)))) with Failure _ -> (if call1 ((Lazy.force z6)) < call1 (x) then failwith "stop" else call1 (1)))

let f19 x =
  let unused = x + 1 in ignore unused;
  print_string "a";
  let r1 = ref (x) in
  (match ((let v2 = x in !r1), (r1 := 4; x)) with 0, b -> b | a, 0 -> a | a, b -> a - b)

let f20 x =
  let q1 = Stack.create () in
  Stack.push (x) q1; Stack.push 2 q1;
  (try print_string "a" with Failure _ -> (print_int (0); print_string "b"));
  let r2 = ref (((Stack.pop q1) - 0)) in
  let s3 = r2 in
  let a4 = Array.make 3 (4) in
  ((a4.(2) <- a4.(1); Array.fill a4 0 0 ((Stack.length q1))); a4.(2))

let f21 x =
  let h1 = Hashtbl.create 3 in
  Hashtbl.replace h1 0 (x);
  Hashtbl.add h1 (1) 2;
  let r2 = ref (1) in
  let do3 p4 = decr r2 in
  (try (if (try Hashtbl.find h1 0 with Not_found -> 4) = !r2 then !r2 else x) with Failure _ -> !r2)

let f22 x =
  let do1 p2 = List.iter (fun e3 -> print_int (-1)) [3; 3] in
  let r4 = ref ((if -2 <= x then failwith "stop" else (-2))) in
  x

let g_f23_0 = Array.make 3 0
let f23 x =
  let r1 = ref (g_f23_0.(1)) in
  let do2 p3 = (match !r1 with m4 when g_f23_0.(1) <= !r1 -> g_f23_0.(0) <- g_f23_0.(0) | _ -> r1 := x) in
  let r5 = ref ((g_f23_0.(0) - 5)) in
  g_f23_0.(2)

let f24 x =
  let a1 = [| 1; x; 3 |] in
  let a2 = Array.make 3 (x) in
  let r3 = ref ((a1.(0) + a2.(2))) in
  a1.(1)
