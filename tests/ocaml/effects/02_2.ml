type cell = { mutable field : int; mutable other : int }

let f0 x =
  let b1 = Buffer.create 3 in
  Buffer.add_string b1 (string_of_int (0));
  print_int ((Buffer.length b1));
  let a2 = Array.make 3 (x) in
  Array.sort compare a2;
  let r3 = ref ((Array.blit a2 0 a2 1 0; -1)) in
  (Buffer.length b1)

let f1 x =
  let r1 = ref ((let v2 = 0 in (-8))) in
  let r3 = ref ((-2 - x)) in
  let r4 = ref ((if !r1 < x then failwith "stop" else x)) in
  !r3

let f2 x =
  let r1 = ref ((x + x)) in
  let a2 = [| 3; !r1; 3 |] in
  let do3 p4 = r1 := x in
  (if (x + a2.(1)) > (a2.(2) + !r1) then print_string "b");
  let a5 = [| 3; a2.(1); 0 |] in
  (try x with Failure _ -> x)

let f3 x =
  let do1 p2 = (print_int (4); print_string "c") in
  let q3 = Queue.create () in
  Queue.add (x) q3; Queue.add 1 q3;
  (if (do1 (x); (Queue.length q3)) <= 3 then ((Queue.pop q3) + (Queue.length q3)) else (try 2 with Failure _ -> x))

let f4 x =
  let call1 p2 = x in
  ((if call1 (0) <> call1 (x) then print_string "b"); (print_string "d"; print_int (x)));
  let r3 = ref ((4 - 2)) in
  (if x <= !r3 then failwith "stop" else !r3)

let f5 x =
  (List.iter (fun e1 -> print_string "d") [-2; (-7)]; print_int ((-5)));
  (try (try print_string "a" with Failure _ -> print_string "c") with Failure _ -> (print_int (x); print_string "c"));
  let r2 = ref ((let v3 = x in 0)) in
  !r2

let f6 x =
  let r1 = ref ((if x <= x then x else 0)) in
  r1 := (print_int (!r1); !r1);
  let z2 = lazy (!r1) in
  let a3 = Array.make 3 (0) in
  (a3.(0) <- a3.(0); a3.(0) <- (Lazy.force z2));
  (if (if a3.(2) < !r1 then failwith "stop" else !r1) < (if !r1 < !r1 then failwith "stop" else !r1) then (if !r1 <= !r1 then x else a3.(2)) else (x - a3.(2)))

let f7 x =
  let r1 = ref ((try x with Failure _ -> 5)) in
  r1 := x;
  let call2 p3 = p3 in
  (if !r1 <= !r1 then failwith "stop" else (let v4 = !r1 in x))

let f8 x =
  (if x < x then (try print_int (x) with Failure _ -> print_string "d"));
  print_string "b";
  let r1 = ref ((try x with Failure _ -> x)) in
  !r1

let f9 x =
  let r1 = ref (5) in
  r1 := (let v2 = !r1 in !r1);
  let call3 p4 = !r1 in
  List.iter (fun e5 -> (if e5 < !r1 then r1 := !r1)) [0; 2];
  (incr r1; call3 (!r1))

let f10 x =
  (try (try print_int (x) with Failure _ -> print_int (x)) with Failure _ -> (if x = x then print_string "d"));
  let b1 = Buffer.create 3 in
  Buffer.add_string b1 (string_of_int (x));
  let h2 = Hashtbl.create 3 in
  Hashtbl.replace h2 0 ((Buffer.length b1));
  Hashtbl.add h2 ((Buffer.length b1)) 2;
  (let v3 = (if -2 < -2 then failwith "stop" else x) in (Buffer.length b1))

let g_f11_0 = ref 5
let f11 x =
  print_string "c";
  (for i1 = 0 to 2 do (g_f11_0 := !g_f11_0; g_f11_0 := x) done);
  let call2 p3 = (let v4 = !g_f11_0 in !g_f11_0) in
  !g_f11_0

let f12 x =
  let r1 = ref ((if x = x then failwith "stop" else (-8))) in
  let call2 p3 = (match (!r1, !r1) with 0, b -> b | a, 0 -> a | a, b -> a - b) in
  (match call2 (x) with m4 when 1 = (-5) -> (match !r1 with m5 when m5 < !r1 -> incr r1 | _ -> incr r1) | _ -> decr r1);
  r1 := (match (x, call2 (!r1)) with 0, b -> b | a, 0 -> a | a, b -> a - b);
  (if !r1 = x then failwith "stop" else (!r1 + 5))

let f13 x =
  let r1 = ref ((print_int (x); x)) in
  let c2 = { field = x; other = (-1) } in
  c2.field <- (decr r1; !r1);
  let r3 = ref ((if !r1 > c2.field then failwith "stop" else c2.other)) in
  let r4 = ref (!r3) in
  (decr r3; (decr r4; !r3))

let g_f14_0 = Array.make 3 0
let f14 x =
  let a1 = Array.make 3 (x) in
  let r2 = ref (a1.(2)) in
  x

let f15 x =
  (if x > (match (2, x) with 0, b -> b | a, 0 -> a | a, b -> a - b) then (try print_string "c" with Failure _ -> print_string "a"));
  (if (-3) <= (0 - x) then (print_string "b"; print_string "c"));
  ((1 + 0) + x)

let f16 x =
  let unused = x + 1 in ignore unused;
  ((match -2 with m1 when m1 <> 3 -> print_int (x) | _ -> print_int (4)); print_int (x));
  (if (3 + x) > 1 then List.iter (fun e2 -> print_int (x)) [(-2); 0]);
  let call3 p4 = p4 in
  call3 (2)

let f17 x =
  let q1 = Stack.create () in
  Stack.push ((-8)) q1; Stack.push 0 q1;
  let a2 = Array.make 3 ((Stack.pop q1)) in
  a2.(2)

let f18 x =
  let c1 = { field = x; other = (-2) } in
  c1.field <- (let v2 = x in v2);
  let r3 = ref ((4 + c1.field)) in
  let call4 p5 = (if x < !r3 then failwith "stop" else !r3) in
  let do6 p7 = decr r3 in
  let call8 p9 = (match (call4 (!r3), !r3) with 1, b -> b | a, 0 -> a | a, b -> a - b) in
  (let v10 = (if c1.other <= !r3 then !r3 else !r3) in call4 (!r3))

let f19 x =
  let unused = x + 1 in ignore unused;
  (match (match (x, x) with 0, b -> b | a, 0 -> a | a, b -> a - b) with m1 when (match (m1, m1) with 0, b -> b | a, 0 -> a | a, b -> a - b) < (x - 4) -> (print_int (x); print_string "c") | _ -> (print_string "b"; print_string "c"));
  List.iter (fun e2 -> (try print_string "a" with Failure _ -> print_int (e2))) [(-3); 3];
  print_string "c";
  let r3 = ref ((if 3 = x then x else x)) in
  (match ((try !r3 with Failure _ -> -2), (if x = !r3 then failwith "stop" else x)) with 0, b -> b | a, 0 -> a | a, b -> a - b)

let f20 x =
  let r1 = ref ((if x <> x then x else x)) in
  let call2 p3 = p3 in
  r1 := (let v4 = x in x);
  let r5 = ref ((-5)) in
  !r5

let f21 x =
  let a1 = Array.make 3 (3) in
  (print_int (a1.(1)); print_string "c");
  let s2 = a1 in
  Array.sort compare a1;
  let a3 = [| (-6); x; -2 |] in
  ((for i4 = 0 to 2 do a3.(2) <- s2.(1) done); (if s2.(0) <> x then s2.(1) else s2.(1)))

let f22 x =
  let r1 = ref ((try 2 with Failure _ -> x)) in
  let a2 = Array.make 3 (!r1) in
  0

let f23 x =
  (for i1 = 0 to 1 do (print_string "c"; print_string "d") done);
  let r2 = ref (x) in
  let a3 = Array.make 3 (x) in
  (if !r2 <> (try a3.(0) with Failure _ -> a3.(2)) then (a3.(1) - a3.(2)) else (let v4 = a3.(0) in !r2))

let f24 x =
  let unused = x + 1 in ignore unused;
  let call1 p2 = 0 in
  let r3 = ref ((5 - x)) in
  r3 := 2;
  (match (print_string "a"; !r3) with m4 when (match (call1 (!r3), !r3) with 0, b -> b | a, 0 -> a | a, b -> a - b) <= x -> r3 := !r3 | _ -> r3 := x);
  let do5 p6 = print_int (!r3) in
  call1 (x)
