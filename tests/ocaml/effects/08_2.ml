type cell = { mutable field : int; mutable other : int }

let f0 x =
  print_int ((-7));
  let h1 = Hashtbl.create 3 in
  Hashtbl.replace h1 0 (x);
  Hashtbl.add h1 (x) 3;
  let r2 = ref ((1 - x)) in
  let b3 = Buffer.create 3 in
  Buffer.add_string b3 (string_of_int ((try Hashtbl.find h1 0 with Not_found -> 5)));
  let a4 = Array.make 3 (!r2) in
  ((let v5 = !r2 in a4.(0)) - (if !r2 = !r2 then failwith "stop" else !r2))

let f1 x =
  let a1 = [| -2; x; 0 |] in
  a1.(1) <- (let v2 = x in a1.(2));
  let a3 = Array.make 3 (a1.(0)) in
  let r4 = ref ((if x <> a3.(0) then failwith "stop" else a3.(1))) in
  let a5 = Array.make 3 (a1.(2)) in
  !r4

let f2 x =
  let unused = x + 1 in ignore unused;
  let r1 = ref ((0 + x)) in
  r1 := (match (x, x) with 0, b -> b | a, 0 -> a | a, b -> a - b);
  let r2 = ref (x) in
  let call3 p4 = (print_int (x); !r1) in
  r1 := (-9);
  2

let f3 x =
  let unused = x + 1 in ignore unused;
  let r1 = ref (x) in
  let a2 = [| -1; !r1; 3 |] in
  let r3 = ref (a2.(0)) in
  let a4 = [| (-7); a2.(0); 0 |] in
  r3 := (if x <= a2.(0) then failwith "stop" else x);
  (print_int (x); (let v5 = x in a2.(2)))

let f4 x =
  let a1 = Array.make 3 (x) in
  let a2 = Array.make 3 (a1.(2)) in
  let a3 = [| 3; x; 1 |] in
  let s4 = a3 in
  (let v5 = (a1.(1) <- -1; s4.(1)) in (s4.(2) <- a3.(2); a2.(1)))

let f5 x =
  List.iter (fun e1 -> print_string "d") [3; -1];
  let b2 = Buffer.create 3 in
  Buffer.add_string b2 (string_of_int (x));
  let r3 = ref ((print_string "b"; (-3))) in
  let box4 = (r3, 1) in
  fst box4 := !r3;
  (let v5 = (if !r3 <> -1 then failwith "stop" else (Buffer.length b2)) in 2)

let f6 x =
  let unused = x + 1 in ignore unused;
  let a1 = [| 2; (-6); 0 |] in
  Array.sort compare a1;
  (let v2 = (if a1.(1) <> -1 then failwith "stop" else a1.(2)) in a1.(0))

let f7 x =
  let unused = x + 1 in ignore unused;
  print_int (x);
  print_int (x);
  ((print_int (x); print_string "a"); List.iter (fun e1 -> print_int (x)) [(-6); 2]);
  List.iter (fun e2 -> List.iter (fun e3 -> print_int (x)) [-2; 5]) [5; 3];
  1

let f8 x =
  let h1 = Hashtbl.create 3 in
  Hashtbl.replace h1 0 (0);
  Hashtbl.add h1 (x) 5;
  let a2 = Array.make 3 ((-7)) in
  let r3 = ref (a2.(0)) in
  let set4 q5 p6 = q5 := p6 + 3 in
  set4 r3 (!r3);
  (try Hashtbl.find h1 1 with Not_found -> 5)

let f9 x =
  let unused = x + 1 in ignore unused;
  (print_int ((-9)); (print_int (3); print_string "c"));
  let r1 = ref ((if x > x then x else x)) in
  let r2 = ref ((match (x, !r1) with 0, b -> b | a, 0 -> a | a, b -> a - b)) in
  let a3 = Array.make 3 (!r1) in
  !r2

let f10 x =
  let unused = x + 1 in ignore unused;
  let r1 = ref ((if x <= x then failwith "stop" else x)) in
  let r2 = ref (!r1) in
  let do3 p4 = (try print_string "c" with Failure _ -> print_string "a") in
  let do5 p6 = do3 (p6) in
  let call7 p8 = (x - p8) in
  !r1

let f11 x =
  ((print_int ((-4)); print_string "b"); (print_int (x); print_string "d"));
  print_string "a";
  let r1 = ref ((print_string "a"; x)) in
  r1 := (!r1 + x);
  x

let f12 x =
  let r1 = ref ((if 2 <= x then failwith "stop" else x)) in
  let r2 = ref ((if !r1 <> !r1 then failwith "stop" else !r1)) in
  !r1

let f13 x =
  (match (x - x) with m1 when m1 <> (5 + x) -> print_string "c" | _ -> print_int (x));
  print_string "c";
  let do2 p3 = (if -2 < 0 then print_string "a") in
  (if (do2 (x); x) <= x then (do2 (x); (-9)) else (x + 3))

let f14 x =
  let q1 = Stack.create () in
  Stack.push (-2) q1; Stack.push (-4) q1;
  let r2 = ref ((match (x, (Stack.pop q1)) with 0, b -> b | a, 0 -> a | a, b -> a - b)) in
  let r3 = ref (!r2) in
  let r4 = ref (((Stack.length q1) + (Stack.pop q1))) in
  print_string "a";
  ((let v5 = (Stack.pop q1) in x) - 3)

let f15 x =
  let unused = x + 1 in ignore unused;
  let z1 = lazy ((print_int (1); x)) in
  let a2 = [| 3; x; -1 |] in
  let z3 = lazy ((x + x)) in
  let a4 = [| -1; (Lazy.force z3); 4 |] in
  let a5 = [| 5; a4.(2); 2 |] in
  a4.(2)

let f16 x =
  let do1 p2 = (match x with m3 when m3 <= p2 -> print_int (p2) | _ -> print_string "d") in
  let r4 = ref ((if x > (-5) then (-2) else x)) in
  let a5 = Array.make 3 (!r4) in
  let s6 = a5 in
  s6.(1)

let f17 x =
  let unused = x + 1 in ignore unused;
  (if (let v1 = x in v1) < (if -2 > x then failwith "stop" else (-5)) then List.iter (fun e2 -> print_string "a") [2; -1]);
  let c3 = { field = x; other = 4 } in
  c3.field <- 0;
  (if (try x with Failure _ -> 1) > (match (c3.field, c3.field) with 0, b -> b | a, 0 -> a | a, b -> a - b) then print_string "c");
  ((print_string "a"; print_string "c"); (x + c3.field))

let f18 x =
  let unused = x + 1 in ignore unused;
  let a1 = Array.make 3 (x) in
  (try a1.(1) <- a1.(2) with Failure _ -> a1.(1) <- x);
  let call2 p3 = (if a1.(1) < p3 then failwith "stop" else -1) in
  let r4 = ref ((if x < a1.(2) then failwith "stop" else a1.(0))) in
  let r5 = ref ((-5)) in
  x

let f19 x =
  let call1 p2 = x in
  let call3 p4 = p4 in
  (x + (if call3 (4) = -1 then x else x))

let f20 x =
  let unused = x + 1 in ignore unused;
  let r1 = ref ((match (4, x) with 0, b -> b | a, 0 -> a | a, b -> a - b)) in
  let call2 p3 = p3 in
  let r4 = ref ((if call2 (call2 (!r1)) = call2 (!r1) then failwith "stop" else !r1)) in
  let call5 p6 = (!r1 - call2 (!r1)) in
  let box7 = (r1, 4) in
  fst box7 := 5;
  x

let f21 x =
  let unused = x + 1 in ignore unused;
  List.iter (fun e1 -> (if e1 <= 0 then print_string "b")) [3; 5];
  print_int (-1);
  let r2 = ref ((if x <> x then failwith "stop" else x)) in
  let do3 p4 = (r2 := !r2; r2 := !r2) in
  do3 (!r2);
  (let v5 = !r2 in (match (v5, !r2) with 0, b -> b | a, 0 -> a | a, b -> a - b))

let f22 x =
  let q1 = Queue.create () in
  Queue.add (x) q1; Queue.add 1 q1;
  let a2 = Array.make 3 (x) in
  let s3 = a2 in
  List.iter (fun e4 -> (if s3.(2) > x then Array.blit a2 1 s3 1 2)) [(-1); 4];
  x

let f23 x =
  let r1 = ref (-2) in
  let c2 = { field = !r1; other = 2 } in
  c2.field <- (-1);
  let call3 p4 = !r1 in
  !r1

let f24 x =
  let unused = x + 1 in ignore unused;
  let r1 = ref ((print_int (x); x)) in
  let r2 = ref (4) in
  let do3 p4 = r1 := !r2 in
  (try r2 := x with Failure _ -> decr r2);
  let b5 = Buffer.create 3 in
  Buffer.add_string b5 (string_of_int ((-8)));
  (let v6 = !r1 in v6)
