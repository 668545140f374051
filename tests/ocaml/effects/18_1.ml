type cell = { mutable field : int; mutable other : int }

let f0 x =
  let do1 p2 = print_int (x) in
  let r3 = ref ((x + x)) in
  r3 := (try !r3 with Failure _ -> x);
  let do4 p5 = r3 := x in
  let s6 = r3 in
  (!r3 - (if x > 0 then failwith "stop" else !s6))

let f1 x =
  let q1 = Queue.create () in
  Queue.add (x) q1; Queue.add 2 q1;
  let a2 = [| -2; x; (-2) |] in
  5

let f2 x =
  let c1 = { field = 3; other = 3 } in
  c1.field <- (x - 2);
  (match (if 2 < c1.field then failwith "stop" else c1.other) with m2 when 2 = (if 4 <= c1.other then failwith "stop" else x) -> (print_string "b"; print_int (c1.field)) | _ -> List.iter (fun e3 -> print_string "c") [5; 5]);
  c1.other

let f3 x =
  let do1 p2 = print_int (x) in
  let z3 = lazy ((if 1 = x then failwith "stop" else x)) in
  ((match x with m4 when (Lazy.force z3) <> m4 -> do1 (x) | _ -> print_string "a"); x)

let f4 x =
  let do1 p2 = print_string "b" in
  print_int (x);
  let r3 = ref (x) in
  (!r3 + (if !r3 <= x then x else !r3))

let f5 x =
  (for i1 = 0 to 0 do print_string "b" done);
  let a2 = [| -2; 5; 1 |] in
  (Array.blit a2 0 a2 1 2; Array.blit a2 0 a2 1 2);
  (if (if a2.(1) > a2.(1) then failwith "stop" else a2.(1)) <> (if 1 > a2.(0) then failwith "stop" else a2.(1)) then 5 else (Array.sort compare a2; a2.(2)))

let f6 x =
  let r1 = ref ((x + 5)) in
  let s2 = r1 in
  let r3 = ref (!r1) in
  0

let f7 x =
  let r1 = ref ((4 + x)) in
  let do2 p3 = r1 := x in
  let q4 = Queue.create () in
  Queue.add (0) q4; Queue.add 4 q4;
  let a5 = Array.make 3 (!r1) in
  (Queue.length q4)

let f8 x =
  let z1 = lazy ((-2 + x)) in
  (for i2 = 0 to 0 do print_int (x) done);
  (for i3 = 0 to 0 do print_int (i3) done);
  (if (Lazy.force z1) <> (let v4 = (Lazy.force z1) in (Lazy.force z1)) then (1 + x) else (x + (Lazy.force z1)))

let f9 x =
  let r1 = ref ((let v2 = 1 in (-5))) in
  let r3 = ref ((try x with Failure _ -> x)) in
  let r4 = ref (x) in
  (!r3 + !r1)

let f10 x =
  let q1 = Stack.create () in
  Stack.push (x) q1; Stack.push 1 q1;
  print_string "a";
  let r2 = ref ((let v3 = (Stack.pop q1) in v3)) in
  (match ((Stack.length q1), (Stack.pop q1)) with 0, b -> b | a, 0 -> a | a, b -> a - b)

let g_f11_0 = Array.make 3 0
let f11 x =
  List.iter (fun e1 -> (match e1 with m2 when e1 = x -> print_string "a" | _ -> print_int (e1))) [-1; 4];
  print_string "b";
  (for i3 = 0 to 2 do print_string "a" done);
  g_f11_0.(2)

let f12 x =
  print_int ((-5));
  let r1 = ref (x) in
  (if (if -1 > 3 then !r1 else x) <> x then (if !r1 <> x then r1 := 3));
  let a2 = Array.make 3 (!r1) in
  let s3 = a2 in
  (if (if -2 = !r1 then 1 else a2.(0)) < !r1 then x else a2.(1))

let f13 x =
  print_string "b";
  let r1 = ref ((print_int (x); -2)) in
  let call2 p3 = (match (-2, 3) with 0, b -> b | a, 0 -> a | a, b -> a - b) in
  let do4 p5 = (print_int (call2 (!r1)); r1 := !r1) in
  !r1

let f14 x =
  let do1 p2 = (for i3 = 0 to 2 do print_int (4) done) in
  ((if x < x then do1 (x)); (if x <> x then print_string "b"));
  print_string "a";
  (let v4 = (x + 1) in (if v4 = 1 then v4 else -2))

let f15 x =
  let a1 = Array.make 3 (x) in
  let call2 p3 = x in
  let h4 = Hashtbl.create 3 in
  Hashtbl.replace h4 0 (x);
  Hashtbl.add h4 (x) (-6);
  (a1.(2) + a1.(0))

let g_f16_0 = ref 3
let f16 x =
  let r1 = ref ((!g_f16_0 - !g_f16_0)) in
  let s2 = g_f16_0 in
  r1 := (match (x, 5) with 0, b -> b | a, 0 -> a | a, b -> a - b);
  (x - 1)

let g_f17_0 = Array.make 3 0
let f17 x =
  let a1 = Array.make 3 (x) in
  let s2 = g_f17_0 in
  s2.(1)

let f18 x =
  (try (if x = x then print_int (2)) with Failure _ -> print_int (x));
  (try (print_int (x); print_string "b") with Failure _ -> (print_int (1); print_string "c"));
  let q1 = Queue.create () in
  Queue.add (x) q1; Queue.add 5 q1;
  let r2 = ref ((Queue.pop q1)) in
  let a3 = Array.make 3 (x) in
  !r2

let f19 x =
  let r1 = ref ((match (x, x) with 0, b -> b | a, 0 -> a | a, b -> a - b)) in
  print_string "b";
  x

let f20 x =
  let r1 = ref ((let v2 = x in x)) in
  let z3 = lazy ((let v4 = !r1 in !r1)) in
  r1 := (print_string "a"; !r1);
  let call5 p6 = ((-5) + 4) in
  let set7 q8 p9 = q8 := p9 + 2 in
  set7 r1 (!r1);
  (!r1 + ((Lazy.force z3) - 2))

let f21 x =
  let a1 = [| 2; 3; 3 |] in
  let r2 = ref (a1.(0)) in
  let r3 = ref (a1.(2)) in
  let r4 = ref ((r2 := a1.(2); !r2)) in
  (match (a1.(1), (2 - x)) with 0, b -> b | a, 0 -> a | a, b -> a - b)

let f22 x =
  let call1 p2 = (p2 - (-7)) in
  (for i3 = 0 to 0 do (match i3 with m4 when call1 (0) < -1 -> print_int (2) | _ -> print_int (x)) done);
  let call5 p6 = (if 2 <= 2 then failwith "stop" else call1 ((-4))) in
  let r7 = ref ((print_string "c"; x)) in
  !r7

let f23 x =
  (for i1 = 0 to 2 do (try print_string "b" with Failure _ -> print_int (x)) done);
  let r2 = ref (-1) in
  let h3 = Hashtbl.create 3 in
  Hashtbl.replace h3 0 (x);
  Hashtbl.add h3 (x) 1;
  !r2

let f24 x =
  print_int (x);
  let a1 = Array.make 3 (x) in
  let call2 p3 = (let v4 = p3 in a1.(1)) in
  (let v5 = (if -1 < a1.(0) then failwith "stop" else a1.(2)) in v5)
