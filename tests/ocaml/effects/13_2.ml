type cell = { mutable field : int; mutable other : int }

let f0 x =
  (if (try x with Failure _ -> x) <= (x + x) then (match x with m1 when 2 = m1 -> print_int (x) | _ -> print_string "c"));
  let r2 = ref ((print_string "b"; x)) in
  ((r2 := x; print_string "d"); (if !r2 <= !r2 then r2 := x));
  let call3 p4 = (2 + p4) in
  let s5 = r2 in
  ((if !r2 <= !r2 then failwith "stop" else !r2) + (if !s5 > 1 then failwith "stop" else x))

let f1 x =
  let r1 = ref ((if x = (-2) then failwith "stop" else 4)) in
  let set2 q3 p4 = q3 := p4 - 1 in
  set2 r1 (4);
  !r1

let f2 x =
  let call1 p2 = -2 in
  let r3 = ref ((if (-1) > 0 then failwith "stop" else call1 (x))) in
  let s4 = r3 in
  !r3

let f3 x =
  List.iter (fun e1 -> (try print_string "b" with Failure _ -> print_int (-2))) [-1; 3];
  let r2 = ref ((match (4, 0) with 0, b -> b | a, 0 -> a | a, b -> a - b)) in
  let h3 = Hashtbl.create 3 in
  Hashtbl.replace h3 1 (!r2);
  Hashtbl.add h3 (!r2) 0;
  let r4 = ref ((r2 := (try Hashtbl.find h3 0 with Not_found -> (-1)); !r2)) in
  ((-2) + !r2)

let f4 x =
  let r1 = ref ((match (5, x) with 0, b -> b | a, 0 -> a | a, b -> a + b)) in
  let z2 = lazy (!r1) in
  r1 := x;
  let b3 = Buffer.create 3 in
  Buffer.add_string b3 (string_of_int (!r1));
  let q4 = Stack.create () in
  Stack.push (!r1) q4; Stack.push 4 q4;
  (Buffer.length b3)

let f5 x =
  List.iter (fun e1 -> print_int (e1)) [0; 0];
  print_int (x);
  List.iter (fun e2 -> (match 3 with m3 when 5 <> 1 -> print_string "a" | _ -> print_string "b")) [2; 1];
  (try (if x <= (-3) then x else 3) with Failure _ -> (if 2 < x then failwith "stop" else x))

let g_f6_0 = Array.make 3 0
let f6 x =
  let unused = x + 1 in ignore unused;
  let r1 = ref ((x + x)) in
  let a2 = Array.make 3 (!r1) in
  let do3 p4 = decr r1 in
  let r5 = ref (!r1) in
  ((for i6 = 0 to 0 do decr r5 done); (-3))

let f7 x =
  let r1 = ref (x) in
  let r2 = ref ((!r1 - !r1)) in
  !r1

let f8 x =
  let r1 = ref ((if x <> x then failwith "stop" else x)) in
  let call2 p3 = !r1 in
  let s4 = r1 in
  call2 (x)

let f9 x =
  let b1 = Buffer.create 3 in
  Buffer.add_string b1 (string_of_int (x));
  let z2 = lazy ((4 + x)) in
  let r3 = ref ((let v4 = 2 in x)) in
  let a5 = Array.make 3 (!r3) in
  let a6 = Array.make 3 (4) in
  (-3)

let f10 x =
  let r1 = ref ((let v2 = x in v2)) in
  let s3 = r1 in
  let do4 p5 = r1 := !s3 in
  x

let f11 x =
  let call1 p2 = p2 in
  print_int (5);
  let b3 = Buffer.create 3 in
  Buffer.add_string b3 (string_of_int (x));
  print_string "d";
  let r4 = ref ((-8)) in
  (try (x + !r4) with Failure _ -> (decr r4; !r4))

let f12 x =
  let unused = x + 1 in ignore unused;
  print_int (4);
  (if (x + -2) < (4 + x) then List.iter (fun e1 -> print_int (1)) [5; 3]);
  x

let f13 x =
  let r1 = ref ((0 + x)) in
  let call2 p3 = (if p3 = !r1 then !r1 else x) in
  let call4 p5 = !r1 in
  !r1

let f14 x =
  List.iter (fun e1 -> (print_int (e1); print_int (e1))) [(-7); 2];
  let c2 = { field = 5; other = -2 } in
  c2.field <- (if x > 2 then x else x);
  let r3 = ref (c2.field) in
  print_int (!r3);
  x

let f15 x =
  (for i1 = 0 to 1 do (match x with m2 when x < 0 -> print_string "b" | _ -> print_string "c") done);
  let do3 p4 = (print_int (p4); print_string "c") in
  let a5 = [| 0; x; -2 |] in
  x

let f16 x =
  print_string "d";
  let r1 = ref (x) in
  x

let g_f17_0 = ref (-5)
let f17 x =
  g_f17_0 := !g_f17_0;
  let r1 = ref ((if x <> !g_f17_0 then !g_f17_0 else !g_f17_0)) in
  let call2 p3 = (x + 5) in
  let a4 = [| (-8); !r1; 2 |] in
  (match ((call2 (a4.(2)) - !r1), (Array.fill a4 0 2 (a4.(0)); !r1)) with 0, b -> b | a, 0 -> a | a, b -> a - b)

let f18 x =
  (print_int (x); (for i1 = 0 to 2 do print_int (x) done));
  ((try print_string "c" with Failure _ -> print_string "a"); print_int (0));
  let r2 = ref ((x - x)) in
  let s3 = r2 in
  print_string "c";
  (if !s3 > (if 5 <= x then failwith "stop" else !r2) then x else x)

let f19 x =
  let a1 = [| 0; (-9); 1 |] in
  let r2 = ref ((let v3 = a1.(2) in a1.(2))) in
  let call4 p5 = a1.(0) in
  incr r2;
  (-2)

let f20 x =
  let r1 = ref ((if -1 > x then failwith "stop" else x)) in
  let do2 p3 = decr r1 in
  let r4 = ref (x) in
  let a5 = Array.make 3 (x) in
  ((a5.(0) <- x; a5.(1)) - a5.(1))

let f21 x =
  ((match x with m1 when x <> m1 -> print_int (x) | _ -> print_string "b"); (if 0 <= x then print_int (3)));
  (match (x + x) with m2 when (m2 - (-3)) <> (-1 + 3) -> (match x with m3 when 1 = m3 -> print_int (0) | _ -> print_int (x)) | _ -> List.iter (fun e4 -> print_int (e4)) [5; 2]);
  ((for i5 = 0 to 0 do print_int (i5) done); (x - x))

let f22 x =
  let unused = x + 1 in ignore unused;
  (match (try 4 with Failure _ -> -1) with m1 when (match (m1, (-9)) with 0, b -> b | a, 0 -> a | a, b -> a - b) < m1 -> (match 3 with m2 when x = m2 -> print_int (x) | _ -> print_string "a") | _ -> (print_string "c"; print_string "a"));
  (for i3 = 0 to 0 do print_int (0) done);
  let call4 p5 = (if 2 < (-5) then p5 else p5) in
  (if (2 + (-3)) < (let v6 = x in v6) then ((-3) - x) else (if -1 <= call4 ((-5)) then failwith "stop" else x))

let f23 x =
  let do1 p2 = List.iter (fun e3 -> print_string "b") [0; -2] in
  let r4 = ref (x) in
  let do5 p6 = do1 (2) in
  do5 (!r4);
  let s7 = r4 in
  !s7

let f24 x =
  let unused = x + 1 in ignore unused;
  (for i1 = 0 to 0 do (match 1 with m2 when m2 <= i1 -> print_string "a" | _ -> print_string "b") done);
  let r3 = ref ((match (x, x) with 0, b -> b | a, 0 -> a | a, b -> a - b)) in
  (r3 := 4; !r3)
