type cell = { mutable field : int; mutable other : int }

let f0 x =
  let do1 p2 = (print_string "b"; print_int (p2)) in
  let a3 = Array.make 3 (x) in
  let s4 = a3 in
  s4.(2) <- (if s4.(0) < a3.(0) then failwith "stop" else x);
  (if 1 > (try x with Failure _ -> 1) then (if s4.(2) <> s4.(2) then 0 else x) else (match (x, x) with 0, b -> b | a, 0 -> a | a, b -> a - b))

let f1 x =
  print_string "b";
  let r1 = ref ((match (x, x) with 0, b -> b | a, 1 -> a | a, b -> a - b)) in
  x

let g_f2_0 = ref (-4)
let f2 x =
  let r1 = ref ((x - 2)) in
  r1 := 0;
  let call2 p3 = x in
  (if (let v4 = !g_f2_0 in !g_f2_0) > !g_f2_0 then (if call2 (!g_f2_0) < -1 then (-1) else x) else (match (!r1, call2 (!r1)) with 1, b -> b | a, 0 -> a | a, b -> a - b))

let f3 x =
  let a1 = [| 0; x; -2 |] in
  let z2 = lazy (x) in
  let r3 = ref (x) in
  let a4 = Array.make 3 (!r3) in
  let r5 = ref ((print_int (x); a4.(1))) in
  (if (if !r3 > !r5 then failwith "stop" else !r5) = (let v6 = a1.(1) in v6) then a1.(2) else a1.(1))

let f4 x =
  ((if x <> x then print_string "c"); (try print_int (4) with Failure _ -> print_int ((-3))));
  print_int (x);
  (for i1 = 0 to 0 do print_string "b" done);
  ((-2) - (2 - x))

let f5 x =
  let unused = x + 1 in ignore unused;
  let r1 = ref ((print_string "c"; 3)) in
  let q2 = Queue.create () in
  Queue.add (4) q2; Queue.add 2 q2;
  (match ((Queue.length q2), (!r1 + !r1)) with 0, b -> b | a, 0 -> a | a, b -> a - b)

let f6 x =
  let z1 = lazy ((-8)) in
  (try print_int ((Lazy.force z1)) with Failure _ -> (print_string "c"; print_string "d"));
  x

let f7 x =
  let unused = x + 1 in ignore unused;
  let r1 = ref ((if x <= -2 then x else (-7))) in
  let do2 p3 = print_int (p3) in
  let r4 = ref (!r1) in
  let z5 = lazy ((!r4 - !r1)) in
  (let v6 = !r4 in !r4)

let f8 x =
  let r1 = ref ((match (x, x) with 0, b -> b | a, 0 -> a | a, b -> a + b)) in
  let do2 p3 = print_string "c" in
  (let v4 = (match (x, x) with 0, b -> b | a, 0 -> a | a, b -> a - b) in (match (!r1, !r1) with 0, b -> b | a, 0 -> a | a, b -> a - b))

let f9 x =
  let r1 = ref ((try x with Failure _ -> 5)) in
  let set2 q3 p4 = q3 := p4 + 5 in
  set2 r1 (x);
  r1 := (let v5 = !r1 in !r1);
  (if (r1 := (-4); !r1) <> (match (!r1, !r1) with 0, b -> b | a, 0 -> a | a, b -> a + b) then !r1 else (if !r1 < !r1 then 0 else x))

let f10 x =
  let unused = x + 1 in ignore unused;
  (try (print_int (3); print_int (x)) with Failure _ -> (match x with m1 when x <> x -> print_string "a" | _ -> print_string "c"));
  let a2 = [| 5; x; -1 |] in
  let a3 = [| -2; a2.(0); -1 |] in
  let r4 = ref ((a3.(2) - 4)) in
  r4 := !r4;
  !r4

let f11 x =
  let r1 = ref ((x + x)) in
  r1 := !r1;
  let r2 = ref ((print_string "b"; -1)) in
  let do3 p4 = r1 := 1 in
  let r5 = ref ((try !r1 with Failure _ -> 0)) in
  (match ((incr r1; !r2), (!r5 - x)) with 0, b -> b | a, 0 -> a | a, b -> a - b)

let g_f12_0 = ref 2
let f12 x =
  List.iter (fun e1 -> List.iter (fun e2 -> print_string "c") [3; 2]) [3; (-5)];
  let r3 = ref (x) in
  incr r3;
  let r4 = ref ((match (!r3, !r3) with 0, b -> b | a, 0 -> a | a, b -> a - b)) in
  ((x + !r4) + (if x > !r3 then !r4 else 5))

let f13 x =
  let r1 = ref ((if x <> x then failwith "stop" else x)) in
  let h2 = Hashtbl.create 3 in
  Hashtbl.replace h2 1 (2);
  Hashtbl.add h2 (!r1) 3;
  let r3 = ref ((if !r1 <= !r1 then failwith "stop" else x)) in
  let r4 = ref ((try Hashtbl.find h2 0 with Not_found -> 2)) in
  ((if x > 1 then failwith "stop" else x) + !r4)

let f14 x =
  let r1 = ref ((if 1 = 3 then failwith "stop" else x)) in
  let r2 = ref ((!r1 - !r1)) in
  let c3 = { field = x; other = 1 } in
  c3.field <- x;
  let a4 = Array.make 3 (x) in
  let s5 = r2 in
  x

let f15 x =
  let b1 = Buffer.create 3 in
  Buffer.add_string b1 (string_of_int (x));
  print_string "c";
  ((print_string "d"; print_int ((-3))); (match 4 with m2 when 5 > x -> print_string "c" | _ -> print_int (x)));
  let call3 p4 = x in
  let do5 p6 = List.iter (fun e7 -> print_int ((Buffer.length b1))) [-1; 3] in
  (2 + (if call3 (x) < x then x else x))

let f16 x =
  let unused = x + 1 in ignore unused;
  let do1 p2 = print_int ((-4)) in
  let call3 p4 = p4 in
  (if (do1 ((-4)); 3) <= (if x = call3 (call3 (x)) then x else x) then (for i5 = 0 to 0 do print_string "c" done));
  let do6 p7 = (print_string "c"; do1 ((-6))) in
  do1 (x);
  (x - (let v8 = x in v8))

let g_f17_0 = Array.make 3 0
let f17 x =
  (try (try print_string "a" with Failure _ -> print_int (x)) with Failure _ -> (try print_string "a" with Failure _ -> print_int (x)));
  let r1 = ref (5) in
  let h2 = Hashtbl.create 3 in
  Hashtbl.replace h2 1 (!r1);
  Hashtbl.add h2 (2) 0;
  let a3 = [| -1; g_f17_0.(0); -2 |] in
  (match (!r1, (try a3.(1) with Failure _ -> x)) with 0, b -> b | a, 0 -> a | a, b -> a - b)

let f18 x =
  print_int (x);
  let do1 p2 = print_string "d" in
  let q3 = Stack.create () in
  Stack.push (4) q3; Stack.push (-1) q3;
  (Stack.length q3)

let f19 x =
  print_int (x);
  let r1 = ref ((if 3 = x then failwith "stop" else x)) in
  x

let f20 x =
  let call1 p2 = x in
  let b3 = Buffer.create 3 in
  Buffer.add_string b3 (string_of_int (x));
  x

let f21 x =
  let r1 = ref ((if 5 < x then x else x)) in
  (try (print_string "b"; r1 := x) with Failure _ -> (try r1 := !r1 with Failure _ -> incr r1));
  let s2 = r1 in
  (!s2 + !s2)

let f22 x =
  let a1 = [| (-8); 3; 2 |] in
  let do2 p3 = a1.(1) <- a1.(0) in
  (for i4 = 0 to 0 do Array.fill a1 1 0 (x) done);
  let s5 = a1 in
  (a1.(1) <- 4; a1.(1))

let f23 x =
  let h1 = Hashtbl.create 3 in
  Hashtbl.replace h1 0 (x);
  Hashtbl.add h1 (x) (-8);
  let r2 = ref ((-8)) in
  let a3 = [| 0; !r2; 5 |] in
  let s4 = a3 in
  let do5 p6 = r2 := (try Hashtbl.find h1 0 with Not_found -> 5) in
  !r2

let f24 x =
  let r1 = ref ((print_string "d"; x)) in
  (match !r1 with m2 when (r1 := !r1; x) = (m2 - !r1) -> (r1 := x; incr r1) | _ -> r1 := !r1);
  ((x - !r1) + (match (x, x) with 0, b -> b | a, 0 -> a | a, b -> a - b))
