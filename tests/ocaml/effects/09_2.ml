type cell = { mutable field : int; mutable other : int }

let f0 x =
  let r1 = ref ((match (x, x) with 0, b -> b | a, 1 -> a | a, b -> a - b)) in
  let r2 = ref (-1) in
  let a3 = [| -1; !r2; 0 |] in
  !r2

let g_f1_0 = Array.make 3 0
let f1 x =
  let a1 = [| 2; x; 3 |] in
  let a2 = [| 1; x; 3 |] in
  let a3 = Array.make 3 (a1.(1)) in
  let s4 = a2 in
  x

let f2 x =
  let unused = x + 1 in ignore unused;
  let a1 = Array.make 3 (x) in
  let r2 = ref ((if a1.(2) > -2 then a1.(0) else a1.(1))) in
  (if x = (-1) then r2 := x);
  (try print_int (a1.(1)) with Failure _ -> Array.fill a1 0 2 (x));
  let box3 = (r2, 3) in
  fst box3 := !r2;
  2

let f3 x =
  let r1 = ref (x) in
  let r2 = ref (5) in
  let s3 = r1 in
  decr r1;
  (let v4 = (!r2 + 4) in !r2)

let f4 x =
  let unused = x + 1 in ignore unused;
  (print_string "b"; List.iter (fun e1 -> print_int (-1)) [4; 0]);
  let r2 = ref ((let v3 = x in v3)) in
  let a4 = Array.make 3 (!r2) in
  let do5 p6 = print_int (!r2) in
  (if a4.(0) <> !r2 then failwith "stop" else a4.(1))

let f5 x =
  print_int (x);
  let r1 = ref (5) in
  (r1 := !r1; List.iter (fun e2 -> incr r1) [(-7); -1]);
  let z3 = lazy (x) in
  !r1

let f6 x =
  let unused = x + 1 in ignore unused;
  let a1 = [| 2; x; (-6) |] in
  let do2 p3 = a1.(1) <- a1.(0) in
  let call4 p5 = (match (p5, 1) with 0, b -> b | a, 0 -> a | a, b -> a - b) in
  let do6 p7 = do2 (a1.(0)) in
  List.iter (fun e8 -> (match 2 with m9 when 4 < a1.(2) -> a1.(1) <- a1.(2) | _ -> a1.(2) <- x)) [(-3); 4];
  (let v10 = a1.(0) in (a1.(0) - v10))

let f7 x =
  (for i1 = 0 to 0 do (match i1 with m2 when (-8) <= i1 -> print_int (x) | _ -> print_int (3)) done);
  let q3 = Stack.create () in
  Stack.push (x) q3; Stack.push 5 q3;
  let a4 = [| 2; (-1); -2 |] in
  let a5 = [| -1; a4.(1); 3 |] in
  ((match ((Stack.pop q3), a5.(2)) with 0, b -> b | a, 0 -> a | a, b -> a - b) - (if x <= a5.(2) then failwith "stop" else a4.(1)))

let f8 x =
  let unused = x + 1 in ignore unused;
  let q1 = Queue.create () in
  Queue.add (x) q1; Queue.add 3 q1;
  let r2 = ref ((4 + (Queue.pop q1))) in
  (List.iter (fun e3 -> print_string "b") [5; (-5)]; print_int ((Queue.pop q1)));
  let r4 = ref ((r2 := !r2; 1)) in
  incr r2;
  (print_string "b"; (if 0 <= !r2 then failwith "stop" else !r2))

let f9 x =
  let r1 = ref (x) in
  let call2 p3 = (p3 + !r1) in
  r1 := (match (call2 (!r1), call2 (x)) with 0, b -> b | a, 1 -> a | a, b -> a - b);
  ((try r1 := !r1 with Failure _ -> r1 := 0); r1 := !r1);
  (!r1 + (x - x))

let f10 x =
  (match (if -2 <= x then failwith "stop" else x) with m1 when (if x <> x then failwith "stop" else m1) < (-2 + x) -> print_string "d" | _ -> (match x with m2 when 3 <> m2 -> print_int (x) | _ -> print_string "a"));
  let a3 = [| (-5); x; 0 |] in
  let r4 = ref (x) in
  (r4 := a3.(1); (match !r4 with m5 when a3.(2) = a3.(0) -> print_int (a3.(1)) | _ -> r4 := a3.(2)));
  let call6 p7 = (if 0 > !r4 then x else (-2)) in
  (if x = x then failwith "stop" else (try x with Failure _ -> !r4))

let f11 x =
  print_string "c";
  (for i1 = 0 to 1 do (try print_int (-2) with Failure _ -> print_int (x)) done);
  let call2 p3 = (try p3 with Failure _ -> x) in
  let call4 p5 = (try x with Failure _ -> 0) in
  x

let f12 x =
  let z1 = lazy ((try 3 with Failure _ -> x)) in
  let a2 = [| -1; x; -1 |] in
  List.iter (fun e3 -> (print_string "d"; Array.fill a2 0 1 (a2.(0)))) [0; 0];
  Array.sort compare a2;
  a2.(0)

let f13 x =
  let unused = x + 1 in ignore unused;
  let call1 p2 = (p2 - x) in
  let r3 = ref ((print_string "c"; call1 ((-5)))) in
  let call4 p5 = (-2) in
  (r3 := !r3; r3 := !r3);
  let a6 = Array.make 3 (!r3) in
  (match ((!r3 - x), (match (a6.(1), !r3) with 0, b -> b | a, 0 -> a | a, b -> a - b)) with 0, b -> b | a, 0 -> a | a, b -> a - b)

let f14 x =
  let r1 = ref ((x - 0)) in
  let call2 p3 = 3 in
  let r4 = ref ((!r1 + 5)) in
  let box5 = (r1, 0) in
  fst box5 := !r4;
  (!r4 + !r4)

let f15 x =
  let unused = x + 1 in ignore unused;
  let r1 = ref (x) in
  let do2 p3 = (print_string "a"; print_string "c") in
  let q4 = Queue.create () in
  Queue.add (!r1) q4; Queue.add 4 q4;
  (try (match !r1 with m5 when !r1 < (Queue.pop q4) -> decr r1 | _ -> do2 (!r1)) with Failure _ -> r1 := !r1);
  ((if (-2) > !r1 then !r1 else x) + !r1)

let f16 x =
  List.iter (fun e1 -> (try print_int (-1) with Failure _ -> print_int (e1))) [-2; 0];
  print_int (x);
  x

let g_f17_0 = Array.make 3 0
let f17 x =
  print_int (x);
  let a1 = [| 1; x; 0 |] in
  let call2 p3 = (g_f17_0.(1) <- x; x) in
  4

let f18 x =
  let do1 p2 = List.iter (fun e3 -> print_int (e3)) [(-2); 4] in
  let a4 = [| 0; x; 4 |] in
  let s5 = a4 in
  3

let f19 x =
  let r1 = ref ((print_int (0); x)) in
  List.iter (fun e2 -> List.iter (fun e3 -> print_string "c") [-2; 3]) [1; 2];
  let a4 = Array.make 3 (5) in
  a4.(0)

let f20 x =
  let do1 p2 = (print_int (p2); print_int ((-1))) in
  (do1 (0); (do1 (x); do1 ((-8))));
  ((if (-8) = x then failwith "stop" else x) - (if x <= x then failwith "stop" else 0))

let f21 x =
  (match (x + 2) with m1 when ((-7) + x) <= (-2 + x) -> (match x with m2 when x = m2 -> print_string "d" | _ -> print_string "b") | _ -> print_int (x));
  let r3 = ref (x) in
  ((r3 := !r3; !r3) + !r3)

let f22 x =
  let r1 = ref ((x + x)) in
  let s2 = r1 in
  let s3 = r1 in
  let r4 = ref ((-1 + !s2)) in
  let r5 = ref (!s3) in
  (if (s3 := x; x) = (if !r1 <= 0 then x else 3) then !r5 else (match (-2, x) with 0, b -> b | a, 1 -> a | a, b -> a - b))

let f23 x =
  let unused = x + 1 in ignore unused;
  let r1 = ref ((let v2 = 1 in x)) in
  let a3 = [| (-6); 0; 0 |] in
  let s4 = r1 in
  a3.(0)

let f24 x =
  let a1 = [| 5; 4; 0 |] in
  let a2 = [| (-4); x; 1 |] in
  (if 2 > a2.(1) then 5 else (try x with Failure _ -> a1.(0)))
