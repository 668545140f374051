type cell = { mutable field : int; mutable other : int }

let f0 x =
  let do1 p2 = (if p2 <= p2 then print_int (2)) in
  (List.iter (fun e3 -> print_string "b") [4; (-4)]; (print_string "b"; print_int (x)));
  (for i4 = 0 to 0 do (try print_string "b" with Failure _ -> do1 (i4)) done);
  let b5 = Buffer.create 3 in
  Buffer.add_string b5 (string_of_int (x));
  (Buffer.length b5)

let f1 x =
  (match (print_string "a"; 0) with m1 when m1 = 2 -> (print_int (x); print_int (x)) | _ -> (print_string "b"; print_string "a"));
  let call2 p3 = (p3 + p3) in
  let call4 p5 = x in
  print_int (x);
  call2 (call4 (x))

let f2 x =
  let b1 = Buffer.create 3 in
  Buffer.add_string b1 (string_of_int (x));
  let call2 p3 = x in
  let r4 = ref ((Buffer.length b1)) in
  let s5 = r4 in
  x

let f3 x =
  (for i1 = 0 to 0 do print_int (2) done);
  let call2 p3 = -1 in
  let do4 p5 = print_string "c" in
  do4 (x);
  let r6 = ref ((x + call2 (1))) in
  (if !r6 > !r6 then failwith "stop" else (try call2 (2) with Failure _ -> call2 (!r6)))

let f4 x =
  let r1 = ref (x) in
  r1 := -1;
  let do2 p3 = List.iter (fun e4 -> r1 := 2) [2; -1] in
  let s5 = r1 in
  r1 := (match (!r1, (-7)) with 0, b -> b | a, 0 -> a | a, b -> a - b);
  ((try x with Failure _ -> !r1) - -1)

let f5 x =
  let do1 p2 = (print_string "a"; print_int (x)) in
  let r3 = ref ((x + x)) in
  ((match x with m4 when 4 > -2 -> print_string "a" | _ -> decr r3); (match (!r3, !r3) with 0, b -> b | a, 0 -> a | a, b -> a - b))

let f6 x =
  (if (try x with Failure _ -> x) <= x then (try print_string "a" with Failure _ -> print_int (3)));
  ((for i1 = 0 to 2 do print_string "a" done); (if x < 3 then print_int (-1)));
  (if x = 3 then failwith "stop" else (let v2 = x in v2))

let f7 x =
  print_string "a";
  let r1 = ref ((-1 - x)) in
  let c2 = { field = !r1; other = -2 } in
  c2.field <- (!r1 + !r1);
  let s3 = r1 in
  x

let f8 x =
  let r1 = ref ((x + x)) in
  print_string "a";
  let b2 = Buffer.create 3 in
  Buffer.add_string b2 (string_of_int (x));
  let call3 p4 = (if x = (Buffer.length b2) then !r1 else !r1) in
  incr r1;
  call3 (x)

let f9 x =
  (try (if (-4) <= x then print_string "a") with Failure _ -> (print_int (x); print_string "a"));
  let r1 = ref ((print_int (x); x)) in
  let r2 = ref (x) in
  x

let f10 x =
  let do1 p2 = print_int (x) in
  do1 ((-2));
  let call3 p4 = x in
  (match (call3 (3), (do1 (call3 (call3 (1))); x)) with 0, b -> b | a, 0 -> a | a, b -> a - b)

let f11 x =
  let a1 = Array.make 3 (x) in
  let a2 = [| 1; a1.(1); -1 |] in
  let a3 = Array.make 3 (a2.(0)) in
  let call4 p5 = a1.(0) in
  let call6 p7 = a1.(2) in
  (if a2.(2) < x then failwith "stop" else (a3.(0) <- a2.(2); a2.(2)))

let f12 x =
  let a1 = [| 2; x; -2 |] in
  let do2 p3 = Array.sort compare a1 in
  a1.(0) <- (try x with Failure _ -> a1.(0));
  let r4 = ref ((if a1.(2) = 5 then a1.(0) else a1.(2))) in
  a1.(1) <- a1.(1);
  (if (!r4 - a1.(2)) < (let v5 = a1.(2) in (-1)) then (decr r4; a1.(2)) else x)

let f13 x =
  let r1 = ref ((match (x, (-2)) with 0, b -> b | a, 0 -> a | a, b -> a - b)) in
  let a2 = [| -1; !r1; 4 |] in
  a2.(2) <- (match (!r1, 4) with 0, b -> b | a, 0 -> a | a, b -> a - b);
  Array.blit a2 0 a2 1 2;
  let do3 p4 = r1 := !r1 in
  3

let f14 x =
  let r1 = ref ((try x with Failure _ -> x)) in
  r1 := !r1;
  let do2 p3 = (r1 := p3; r1 := !r1) in
  let r4 = ref (!r1) in
  ((if 5 <= 1 then !r1 else x) - (try x with Failure _ -> x))

let f15 x =
  let r1 = ref ((x - x)) in
  let a2 = [| 0; !r1; (-1) |] in
  Array.sort compare a2;
  let do3 p4 = incr r1 in
  a2.(1)

let f16 x =
  let r1 = ref ((match (x, -1) with 0, b -> b | a, 0 -> a | a, b -> a - b)) in
  print_int (x);
  let s2 = r1 in
  ((print_int (!s2); x) + (match ((-1), x) with 0, b -> b | a, 0 -> a | a, b -> a - b))

let f17 x =
  let a1 = Array.make 3 (x) in
  let a2 = [| 1; x; (-6) |] in
  ((if x = a1.(0) then Array.blit a2 0 a1 1 2); List.iter (fun e3 -> a1.(2) <- e3) [4; 4]);
  let r4 = ref (x) in
  a2.(2)

let g_f18_0 = ref 1
let f18 x =
  ((for i1 = 0 to 0 do print_int ((-1)) done); (for i2 = 0 to 1 do print_string "c" done));
  let r3 = ref (-1) in
  print_string "b";
  let r4 = ref ((if x = !g_f18_0 then !g_f18_0 else (-1))) in
  x

let g_f19_0 = Array.make 3 0
let f19 x =
  print_string "c";
  let r1 = ref ((let v2 = (-4) in x)) in
  let a3 = Array.make 3 (!r1) in
  (!r1 + (try !r1 with Failure _ -> -1))

let f20 x =
  let r1 = ref ((match (-1, x) with 0, b -> b | a, 0 -> a | a, b -> a - b)) in
  let s2 = r1 in
  (if (let v3 = !r1 in v3) = x then (if !s2 <= x then failwith "stop" else !s2) else (x + 0))

let g_f21_0 = ref 1
let f21 x =
  g_f21_0 := x;
  let set1 q2 p3 = q2 := p3 + 2 in
  set1 g_f21_0 (!g_f21_0);
  (try -1 with Failure _ -> x)

let f22 x =
  (for i1 = 0 to 0 do print_int (i1) done);
  let r2 = ref (x) in
  r2 := (try x with Failure _ -> !r2);
  let call3 p4 = p4 in
  call3 (!r2)

let f23 x =
  let r1 = ref ((let v2 = x in x)) in
  incr r1;
  let set3 q4 p5 = q4 := p5 + 4 in
  set3 r1 (x);
  !r1

let f24 x =
  let r1 = ref ((print_int ((-2)); x)) in
  let a2 = [| 4; (-2); 2 |] in
  ((let v3 = !r1 in !r1) + 5)
