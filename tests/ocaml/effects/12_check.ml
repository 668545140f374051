type cell = { mutable field : int; mutable other : int }


let one_f0 x =
  let do1 p2 = (print_string "b"; print_int (p2)) in
  let a3 = Array.make 3 (x) in
  let s4 = a3 in
  s4.(2) <- (if s4.(0) < a3.(0) then failwith "stop" else x);
  (if 0 > (try x with Failure _ -> 1) then (if s4.(2) <> s4.(2) then 0 else x) else (match (x, x) with 0, b -> b | a, 0 -> a | a, b -> a - b))

let two_f0 x =
  let do1 p2 = (print_string "b"; print_int (p2)) in
  let a3 = Array.make 3 (x) in
  let s4 = a3 in
  s4.(2) <- (if s4.(0) < a3.(0) then failwith "stop" else x);
  (if 1 > (try x with Failure _ -> 1) then (if s4.(2) <> s4.(2) then 0 else x) else (match (x, x) with 0, b -> b | a, 0 -> a | a, b -> a - b))

let prop_f0 (x : int) = one_f0 x = two_f0 x

let one_f1 x =
  print_string "b";
  let r1 = ref ((match (x, x) with 0, b -> b | a, 0 -> a | a, b -> a - b)) in
  x

let two_f1 x =
  print_string "b";
  let r1 = ref ((match (x, x) with 0, b -> b | a, 1 -> a | a, b -> a - b)) in
  x

let prop_f1 (x : int) = one_f1 x = two_f1 x

let g1_f2_0 = ref (-4)
let one_f2 x =
  let r1 = ref ((x - 2)) in
  r1 := 0;
  let call2 p3 = x in
  (if (let v4 = !g1_f2_0 in !g1_f2_0) > !g1_f2_0 then (if call2 (!g1_f2_0) < -1 then (-1) else x) else (match (!r1, call2 (!r1)) with 0, b -> b | a, 0 -> a | a, b -> a - b))

let g2_f2_0 = ref (-4)
let two_f2 x =
  let r1 = ref ((x - 2)) in
  r1 := 0;
  let call2 p3 = x in
  (if (let v4 = !g2_f2_0 in !g2_f2_0) > !g2_f2_0 then (if call2 (!g2_f2_0) < -1 then (-1) else x) else (match (!r1, call2 (!r1)) with 1, b -> b | a, 0 -> a | a, b -> a - b))

let prop_f2 (x : int) = one_f2 x = two_f2 x

let one_f3 x =
  let a1 = [| 2; x; -2 |] in
  let z2 = lazy (x) in
  let r3 = ref (x) in
  let a4 = Array.make 3 (!r3) in
  let r5 = ref ((print_int (x); a4.(1))) in
  (if (if !r3 > !r5 then failwith "stop" else !r5) = (let v6 = a1.(1) in v6) then a1.(2) else a1.(1))

let two_f3 x =
  let a1 = [| 0; x; -2 |] in
  let z2 = lazy (x) in
  let r3 = ref (x) in
  let a4 = Array.make 3 (!r3) in
  let r5 = ref ((print_int (x); a4.(1))) in
  (if (if !r3 > !r5 then failwith "stop" else !r5) = (let v6 = a1.(1) in v6) then a1.(2) else a1.(1))

let prop_f3 (x : int) = one_f3 x = two_f3 x

let one_f4 x =
  ((if x <> x then print_string "c"); (try print_int (4) with Failure _ -> print_int ((-3))));
  print_int (x);
  (for i1 = 0 to 0 do print_string "b" done);
  ((-2) - (2 + x))

let two_f4 x =
  ((if x <> x then print_string "c"); (try print_int (4) with Failure _ -> print_int ((-3))));
  print_int (x);
  (for i1 = 0 to 0 do print_string "b" done);
  ((-2) - (2 - x))

let prop_f4 (x : int) = one_f4 x = two_f4 x

let one_f5 x =
  let r1 = ref ((print_string "c"; 3)) in
  let q2 = Queue.create () in
  Queue.add (4) q2; Queue.add 2 q2;
  (match ((Queue.length q2), (!r1 + !r1)) with 0, b -> b | a, 0 -> a | a, b -> a - b)

let two_f5 x =
  let unused = x + 1 in ignore unused;
  let r1 = ref ((print_string "c"; 3)) in
  let q2 = Queue.create () in
  Queue.add (4) q2; Queue.add 2 q2;
  (match ((Queue.length q2), (!r1 + !r1)) with 0, b -> b | a, 0 -> a | a, b -> a - b)

let prop_f5 (x : int) = one_f5 x = two_f5 x
