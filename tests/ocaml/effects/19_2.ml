type cell = { mutable field : int; mutable other : int }

let f0 x =
  let r1 = ref ((x + x)) in
  let a2 = Array.make 3 (x) in
  x

let f1 x =
  let unused = x + 1 in ignore unused;
  let a1 = [| -2; -1; -1 |] in
  let a2 = Array.make 3 (x) in
  let r3 = ref (x) in
  let r4 = ref ((if a1.(0) <= a2.(1) then failwith "stop" else !r3)) in
  let call5 p6 = (-2) in
  (Array.sort compare a1; a2.(1))

let f2 x =
  let call1 p2 = (print_int (p2); 4) in
  let c3 = { field = x; other = (-8) } in
  c3.field <- (x - x);
  c3.field

let f3 x =
  let a1 = Array.make 3 (x) in
  a1.(2) <- a1.(2);
  let r2 = ref ((try a1.(0) with Failure _ -> x)) in
  let r3 = ref ((match (a1.(2), !r2) with 0, b -> b | a, 0 -> a | a, b -> a - b)) in
  (try !r2 with Failure _ -> (Array.fill a1 2 0 (a1.(1)); a1.(0)))

let f4 x =
  ((if x <= 0 then print_string "d"); (for i1 = 0 to 0 do print_int (-1) done));
  print_int (-1);
  (match (try x with Failure _ -> x) with m2 when x = x -> print_string "c" | _ -> (print_int (x); print_int (x)));
  x

let g_f5_0 = Array.make 3 0
let f5 x =
  let a1 = [| 4; x; 0 |] in
  a1.(0) <- (x + a1.(0));
  let b2 = Buffer.create 3 in
  Buffer.add_string b2 (string_of_int (x));
  (Buffer.length b2)

let f6 x =
  ((print_int (x); print_string "b"); List.iter (fun e1 -> print_string "d") [0; -2]);
  let h2 = Hashtbl.create 3 in
  Hashtbl.replace h2 0 (x);
  Hashtbl.add h2 (x) 1;
  (try ((try Hashtbl.find h2 0 with Not_found -> (-4)) + -2) with Failure _ -> (print_int (4); 4))

let f7 x =
  let unused = x + 1 in ignore unused;
  let r1 = ref ((if x = 2 then failwith "stop" else -1)) in
  let call2 p3 = x in
  r1 := call2 (!r1);
  r1 := x;
  ((r1 := !r1; decr r1); (match (x, x) with 0, b -> b | a, 0 -> a | a, b -> a - b))

let f8 x =
  let unused = x + 1 in ignore unused;
  let r1 = ref ((if -2 <> x then failwith "stop" else x)) in
  (match !r1 with m2 when (m2 + !r1) <= !r1 -> (for i3 = 0 to 1 do print_int (0) done) | _ -> (r1 := !r1; incr r1));
  let r4 = ref ((match (x, -2) with 0, b -> b | a, 0 -> a | a, b -> a - b)) in
  !r4

let g_f9_0 = Array.make 3 0
let f9 x =
  let r1 = ref ((try g_f9_0.(1) with Failure _ -> x)) in
  (if g_f9_0.(2) = (match (!r1, 1) with 0, b -> b | a, 0 -> a | a, b -> a - b) then Array.sort compare g_f9_0);
  (match (match (x, x) with 0, b -> b | a, 0 -> a | a, b -> a - b) with m2 when (let v3 = m2 in m2) > (let v4 = !r1 in 3) -> Array.fill g_f9_0 0 2 (!r1) | _ -> decr r1);
  (if (3 + x) = -1 then 2 else x)

let f10 x =
  let unused = x + 1 in ignore unused;
  ((print_int (x); print_string "c"); (print_string "c"; print_int (5)));
  (try (print_string "b"; print_int ((-3))) with Failure _ -> List.iter (fun e1 -> print_int (e1)) [2; 4]);
  let r2 = ref ((x + 0)) in
  r2 := !r2;
  (match (!r2 + x) with m3 when (let v4 = (-4) in (-8)) <> (try !r2 with Failure _ -> !r2) -> print_string "a" | _ -> (print_string "b"; incr r2));
  (try (if !r2 = x then failwith "stop" else !r2) with Failure _ -> (if x < x then failwith "stop" else !r2))

let f11 x =
  let r1 = ref ((match (x, 2) with 0, b -> b | a, 0 -> a | a, b -> a - b)) in
  let r2 = ref ((let v3 = x in !r1)) in
  (match !r2 with m4 when x = !r2 -> r2 := !r1 | _ -> (match x with m5 when !r1 = !r1 -> incr r1 | _ -> r2 := !r2));
  let call6 p7 = (!r2 - !r1) in
  call6 (!r1)

let f12 x =
  (try print_string "c" with Failure _ -> print_int (x));
  let c1 = { field = x; other = 0 } in
  c1.field <- x;
  let r2 = ref (c1.other) in
  !r2

let f13 x =
  (print_string "c"; print_int (5));
  let a1 = [| (-6); x; 3 |] in
  (if (x - a1.(2)) = x then x else a1.(2))

let f14 x =
  let do1 p2 = print_string "d" in
  let a3 = [| -1; x; 4 |] in
  x

let f15 x =
  let r1 = ref ((print_int (0); 4)) in
  let call2 p3 = !r1 in
  let s4 = r1 in
  let r5 = ref ((s4 := x; !r1)) in
  (print_int (2); print_string "d");
  !s4

let f16 x =
  let r1 = ref ((try -1 with Failure _ -> x)) in
  List.iter (fun e2 -> r1 := e2) [(-3); -2];
  let r3 = ref (!r1) in
  let do4 p5 = print_int (x) in
  let do6 p7 = (if !r1 < !r1 then do4 (x)) in
  ((x - x) + (r3 := -1; !r1))

let g_f17_0 = ref 2
let f17 x =
  let r1 = ref ((let v2 = 0 in x)) in
  let box3 = (r1, 4) in
  fst box3 := -2;
  let r4 = ref ((if !r1 <= (-9) then failwith "stop" else !r1)) in
  (if -2 <= !r1 then failwith "stop" else x)

let f18 x =
  let a1 = Array.make 3 (x) in
  Array.blit a1 1 a1 1 2;
  (try a1.(2) with Failure _ -> a1.(2))

let f19 x =
  let c1 = { field = x; other = 2 } in
  c1.field <- (if x < x then x else x);
  (if (match (c1.field, c1.other) with 0, b -> b | a, 1 -> a | a, b -> a - b) > (let v2 = c1.field in -2) then (print_string "b"; print_int (x)));
  (if c1.field <> x then failwith "stop" else c1.field)

let f20 x =
  (match x with m1 when (let v2 = 5 in v2) > 1 -> (if x = x then print_int (x)) | _ -> List.iter (fun e3 -> print_string "a") [0; 3]);
  let r4 = ref ((match (2, 5) with 0, b -> b | a, 1 -> a | a, b -> a - b)) in
  let a5 = Array.make 3 (!r4) in
  a5.(2) <- (if a5.(0) = !r4 then failwith "stop" else !r4);
  (try a5.(0) with Failure _ -> a5.(0))

let f21 x =
  let r1 = ref ((match (x, 1) with 1, b -> b | a, 0 -> a | a, b -> a - b)) in
  let r2 = ref (4) in
  let do3 p4 = (if !r2 > x then print_string "b") in
  ((r1 := !r1; r2 := 2); !r1)

let f22 x =
  let unused = x + 1 in ignore unused;
  let call1 p2 = (if p2 <= x then failwith "stop" else p2) in
  let r3 = ref ((print_int (3); x)) in
  let r4 = ref ((print_int (!r3); !r3)) in
  r3 := (let v5 = call1 (!r3) in v5);
  ((if x = !r4 then failwith "stop" else !r3) + (match (x, !r3) with 0, b -> b | a, 0 -> a | a, b -> a - b))

let f23 x =
  let r1 = ref ((match (x, -2) with 0, b -> b | a, 0 -> a | a, b -> a - b)) in
  let call2 p3 = !r1 in
  let do4 p5 = (match !r1 with m6 when !r1 <> !r1 -> r1 := x | _ -> r1 := !r1) in
  let q7 = Queue.create () in
  Queue.add (2) q7; Queue.add 4 q7;
  ((r1 := (Queue.pop q7); call2 (!r1)) - (1 - call2 (!r1)))

let f24 x =
  let call1 p2 = x in
  List.iter (fun e3 -> print_string "d") [(-7); -1];
  ((if 1 <> x then failwith "stop" else x) - (if 0 < call1 (x) then 3 else x))
