type cell = { mutable field : int; mutable other : int }


let one_f0 x =
  let call1 p2 = (match (p2, p2) with 0, b -> b | a, 0 -> a | a, b -> a - b) in
  let r3 = ref ((print_string "c"; (-2))) in
  (if !r3 = !r3 then failwith "stop" else !r3)

let two_f0 x =
  let unused = x + 1 in ignore unused;
  let call1 p2 = (match (p2, p2) with 0, b -> b | a, 0 -> a | a, b -> a - b) in
  let r3 = ref ((print_string "c"; (-2))) in
  (if !r3 = !r3 then failwith "stop" else !r3)

let prop_f0 (x : int) = one_f0 x = two_f0 x

let g1_f1_0 = ref 4
let one_f1 x =
  let r1 = ref ((x + x)) in
  let a2 = [| 0; -2; -2 |] in
  (if !r1 <= a2.(1) then Array.fill a2 0 2 (a2.(2)));
  let do3 p4 = decr r1 in
  (let v5 = x in !r1)

let g2_f1_0 = ref 4
let two_f1 x =
  let unused = x + 1 in ignore unused;
  let r1 = ref ((x + x)) in
  let a2 = [| 0; -2; -2 |] in
  (if !r1 <= a2.(1) then Array.fill a2 0 2 (a2.(2)));
  let do3 p4 = decr r1 in
  (let v5 = x in !r1)

let prop_f1 (x : int) = one_f1 x = two_f1 x

let one_f2 x =
  let r1 = ref ((if (-6) < x then failwith "stop" else x)) in
  let call2 p3 = 0 in
  let s4 = r1 in
  let r5 = ref ((print_int (!s4); !s4)) in
  ((x + !r5) + (if 0 > !r5 then x else x))

let two_f2 x =
  let r1 = ref ((if (-6) < x then failwith "stop" else x)) in
  let call2 p3 = 0 in
  let s4 = r1 in
  let r5 = ref ((print_int (!s4); !s4)) in
  ((x - !r5) + (if 0 > !r5 then x else x))

let prop_f2 (x : int) = one_f2 x = two_f2 x

let one_f3 x =
  ((print_string "c"; print_string "b"); (for i1 = 0 to 1 do print_int (i1) done));
  let r2 = ref (2) in
  let r3 = ref (!r2) in
  decr r3;
  (r3 := !r2; (try decr r3 with Failure _ -> r2 := (-8)));
  ((for i4 = 0 to 1 do decr r2 done); x)

let two_f3 x =
  ((print_string "c"; print_string "b"); (for i1 = 1 to 1 do print_int (i1) done));
  let r2 = ref (2) in
  let r3 = ref (!r2) in
  decr r3;
  (r3 := !r2; (try decr r3 with Failure _ -> r2 := (-8)));
  ((for i4 = 0 to 1 do decr r2 done); x)

let prop_f3 (x : int) = one_f3 x = two_f3 x

let one_f4 x =
  let a1 = Array.make 3 (x) in
  let r2 = ref ((x - a1.(2))) in
  let r3 = ref ((!r2 + !r2)) in
  let s4 = a1 in
  (match x with m5 when !r2 < (match (a1.(2), !r3) with 0, b -> b | a, 0 -> a | a, b -> a - b) -> decr r2 | _ -> a1.(1) <- !r2);
  a1.(2)

let two_f4 x =
  let a1 = Array.make 3 (x) in
  let r2 = ref ((x - a1.(2))) in
  let r3 = ref ((!r2 + !r2)) in
  let s4 = a1 in
  (match x with m5 when !r2 < (match (a1.(2), !r3) with 0, b -> b | a, 0 -> a | a, b -> a + b) -> decr r2 | _ -> a1.(1) <- !r2);
  a1.(2)

let prop_f4 (x : int) = one_f4 x = two_f4 x

let one_f5 x =
  (match (x + x) with m1 when (m1 + 2) = (if x > x then 4 else x) -> print_int (x) | _ -> print_int (x));
  List.iter (fun e2 -> List.iter (fun e3 -> print_int (e3)) [5; (-8)]) [(-2); 0];
  (try print_string "c" with Failure _ -> (print_string "a"; print_string "a"));
  let r4 = ref ((x + 0)) in
  let c5 = { field = x; other = 3 } in
  c5.field <- (if 5 <> x then !r4 else !r4);
  x

let two_f5 x =
  (match (x - x) with m1 when (m1 + 2) = (if x > x then 4 else x) -> print_int (x) | _ -> print_int (x));
  List.iter (fun e2 -> List.iter (fun e3 -> print_int (e3)) [5; (-8)]) [(-2); 0];
  (try print_string "c" with Failure _ -> (print_string "a"; print_string "a"));
  let r4 = ref ((x + 0)) in
  let c5 = { field = x; other = 3 } in
  c5.field <- (if 5 <> x then !r4 else !r4);
  x

let prop_f5 (x : int) = one_f5 x = two_f5 x
