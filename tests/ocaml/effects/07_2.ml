type cell = { mutable field : int; mutable other : int }

let f0 x =
  (if (x - x) = (match (2, x) with 0, b -> b | a, 0 -> a | a, b -> a - b) then print_string "b");
  let a1 = [| (-8); -2; (-3) |] in
  (let v2 = 3 in x)

let f1 x =
  let do1 p2 = (print_int (x); print_int (p2)) in
  let a3 = Array.make 3 (-1) in
  let r4 = ref (x) in
  let a5 = [| 4; !r4; (-5) |] in
  let set6 q7 p8 = q7 := p8 + 2 in
  set6 r4 (!r4);
  a3.(1)

let f2 x =
  let r1 = ref ((match (x, x) with 0, b -> b | a, 0 -> a | a, b -> a + b)) in
  let box2 = (r1, 0) in
  fst box2 := x;
  let a3 = Array.make 3 (2) in
  !r1

let f3 x =
  let call1 p2 = x in
  let r3 = ref ((try call1 (call1 (call1 (x))) with Failure _ -> x)) in
  let r4 = ref (!r3) in
  !r3

let f4 x =
  (match -2 with m1 when (if x <= 4 then m1 else 2) < m1 -> (for i2 = 1 to 0 do print_int (x) done) | _ -> (print_int (4); print_string "a"));
  let do3 p4 = print_string "a" in
  (for i5 = 0 to 0 do (if -1 <> x then do3 (i5)) done);
  let a6 = Array.make 3 ((-3)) in
  a6.(1)

let f5 x =
  let r1 = ref ((print_int (x); x)) in
  incr r1;
  x

let f6 x =
  let r1 = ref ((print_int (x); x)) in
  let a2 = Array.make 3 (2) in
  let c3 = { field = a2.(1); other = 2 } in
  c3.field <- x;
  let call4 p5 = (a2.(1) <- x; (-5)) in
  a2.(1)

let f7 x =
  (for i1 = 0 to 2 do (for i2 = 0 to 2 do print_int (i2) done) done);
  ((try print_int (x) with Failure _ -> print_int ((-2))); (for i3 = 0 to 2 do print_string "b" done));
  let do4 p5 = List.iter (fun e6 -> print_int (x)) [3; (-3)] in
  x

let f8 x =
  let unused = x + 1 in ignore unused;
  let call1 p2 = (try x with Failure _ -> p2) in
  List.iter (fun e3 -> List.iter (fun e4 -> print_string "c") [(-7); (-6)]) [0; 1];
  let r5 = ref ((print_string "c"; x)) in
  (try (try 5 with Failure _ -> !r5) with Failure _ -> x)

let f9 x =
  let call1 p2 = p2 in
  let r3 = ref ((if x = x then x else x)) in
  let a4 = [| (-8); !r3; 3 |] in
  let s5 = r3 in
  let r6 = ref (a4.(0)) in
  x

let g_f10_0 = Array.make 3 0
let f10 x =
  let r1 = ref ((print_int (x); -1)) in
  let box2 = (r1, 5) in
  fst box2 := !r1;
  let a3 = Array.make 3 (g_f10_0.(1)) in
  (-1)

let f11 x =
  let unused = x + 1 in ignore unused;
  let z1 = lazy ((let v2 = x in v2)) in
  let do3 p4 = (if (Lazy.force z1) <= p4 then print_int (5)) in
  let call5 p6 = (try 5 with Failure _ -> (Lazy.force z1)) in
  (match 0 with m7 when (if (-8) < 0 then failwith "stop" else m7) < (-7) -> (for i8 = 0 to 1 do do3 (0) done) | _ -> do3 ((Lazy.force z1)));
  0

let f12 x =
  print_string "b";
  (try (match x with m1 when m1 <> m1 -> print_int (x) | _ -> print_int (x)) with Failure _ -> (print_string "d"; print_int (1)));
  let call2 p3 = (if (-1) < p3 then x else 4) in
  let call4 p5 = (call2 (p5) + x) in
  (if x <> (if 5 <> x then call4 (x) else call4 (5)) then (-6) else (print_string "b"; 0))

let f13 x =
  let a1 = Array.make 3 (x) in
  a1.(1) <- (match (x, a1.(2)) with 0, b -> b | a, 0 -> a | a, b -> a - b);
  let r2 = ref (2) in
  let set3 q4 p5 = q4 := p5 + 2 in
  set3 r2 (a1.(1));
  (match ((try !r2 with Failure _ -> x), a1.(0)) with 1, b -> b | a, 0 -> a | a, b -> a - b)

let f14 x =
  let call1 p2 = (print_string "c"; x) in
  let r3 = ref ((let v4 = x in call1 (4))) in
  List.iter (fun e5 -> decr r3) [5; 3];
  (match x with m6 when m6 = (-4) -> r3 := x | _ -> (for i7 = 0 to 1 do print_string "a" done));
  decr r3;
  !r3

let f15 x =
  let unused = x + 1 in ignore unused;
  let b1 = Buffer.create 3 in
  Buffer.add_string b1 (string_of_int (1));
  (if (print_string "a"; (Buffer.length b1)) = (if (Buffer.length b1) = 0 then failwith "stop" else x) then (for i2 = 0 to 0 do print_string "c" done));
  (if x < (Buffer.length b1) then failwith "stop" else (x - (Buffer.length b1)))

let f16 x =
  (for i1 = 1 to 2 do (try print_string "c" with Failure _ -> print_string "a") done);
  let r2 = ref ((if x > -1 then failwith "stop" else -1)) in
  incr r2;
  let s3 = r2 in
  ((s3 := (-5); incr s3); (decr r2; (-9)))

let f17 x =
  let r1 = ref (5) in
  let h2 = Hashtbl.create 3 in
  Hashtbl.replace h2 1 (-1);
  Hashtbl.add h2 (x) 3;
  r1 := (try (try Hashtbl.find h2 0 with Not_found -> 5) with Failure _ -> !r1);
  (if (let v3 = 3 in !r1) > (if !r1 < (try Hashtbl.find h2 0 with Not_found -> 5) then failwith "stop" else x) then r1 := (try Hashtbl.find h2 0 with Not_found -> 5));
  (try Hashtbl.find h2 0 with Not_found -> 5)

let f18 x =
  (try (if x = x then print_int (x)) with Failure _ -> (try print_int ((-9)) with Failure _ -> print_string "b"));
  (match x with m1 when (x + 2) <= (if x <> m1 then failwith "stop" else m1) -> (if x < 2 then print_int (x)) | _ -> (match x with m2 when 1 < 1 -> print_string "b" | _ -> print_string "b"));
  print_string "a";
  let h3 = Hashtbl.create 3 in
  Hashtbl.replace h3 0 (x);
  Hashtbl.add h3 (x) (-2);
  ((if x = (-2) then x else x) + (print_string "a"; (try Hashtbl.find h3 0 with Not_found -> 3)))

let g_f19_0 = Array.make 3 0
let f19 x =
  let unused = x + 1 in ignore unused;
  print_string "b";
  let a1 = [| 2; x; -1 |] in
  a1.(0)

let f20 x =
  let unused = x + 1 in ignore unused;
  let call1 p2 = (let v3 = p2 in x) in
  let r4 = ref ((try call1 (x) with Failure _ -> x)) in
  let do5 p6 = (for i7 = 0 to 0 do r4 := i7 done) in
  (!r4 + (r4 := !r4; x))

let f21 x =
  let r1 = ref (((-5) - x)) in
  let a2 = [| 3; x; (-4) |] in
  ((a2.(2) <- a2.(1); a2.(0) <- 0); a2.(2))

let g_f22_0 = ref (-9)
let f22 x =
  let unused = x + 1 in ignore unused;
  let r1 = ref (x) in
  let r2 = ref ((if x <> !r1 then failwith "stop" else !r1)) in
  let do3 p4 = decr r2 in
  let call5 p6 = 3 in
  x

let f23 x =
  (try (match x with m1 when -2 > 4 -> print_string "d" | _ -> print_string "a") with Failure _ -> (if 2 = x then print_int (5)));
  print_int (4);
  let r2 = ref ((if 2 = x then failwith "stop" else x)) in
  let s3 = r2 in
  (-1)

let f24 x =
  (if (if x < x then failwith "stop" else x) < (try (-8) with Failure _ -> -1) then print_string "b");
  let call1 p2 = (match (p2, x) with 0, b -> b | a, 0 -> a | a, b -> a + b) in
  let a3 = [| 0; x; (-1) |] in
  let h4 = Hashtbl.create 3 in
  Hashtbl.replace h4 0 (a3.(1));
  Hashtbl.add h4 (x) 5;
  (let v5 = (let v6 = (try Hashtbl.find h4 0 with Not_found -> 1) in -2) in (if v5 < (try Hashtbl.find h4 0 with Not_found -> 1) then a3.(1) else a3.(2)))
