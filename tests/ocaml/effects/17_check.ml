type cell = { mutable field : int; mutable other : int }


let g1_f0_0 = Array.make 3 0
let one_f0 x =
  let r1 = ref (g1_f0_0.(0)) in
  print_string "c";
  let call2 p3 = (if g1_f0_0.(2) > !r1 then failwith "stop" else p3) in
  let c4 = { field = !r1; other = -1 } in
  c4.field <- !r1;
  g1_f0_0.(0)

let g2_f0_0 = Array.make 3 0
let two_f0 x =
  let r1 = ref (g2_f0_0.(0)) in
  print_string "d";
  let call2 p3 = (if g2_f0_0.(2) > !r1 then failwith "stop" else p3) in
  let c4 = { field = !r1; other = -1 } in
  c4.field <- !r1;
  g2_f0_0.(0)

let prop_f0 (x : int) = one_f0 x = two_f0 x

let one_f1 x =
  let r1 = ref (x) in
  let call2 p3 = !r1 in
  print_string "c";
  print_int (!r1);
  let do4 p5 = incr r1 in
  x

let two_f1 x =
  let unused = x + 1 in ignore unused;
  let r1 = ref (x) in
  let call2 p3 = !r1 in
  print_string "c";
  print_int (!r1);
  let do4 p5 = incr r1 in
  x

let prop_f1 (x : int) = one_f1 x = two_f1 x

let one_f2 x =
  let call1 p2 = p2 in
  let r3 = ref (3) in
  let s4 = r3 in
  (if (s4 := (-6); !r3) <= x then (try s4 := !s4 with Failure _ -> r3 := !r3));
  ((try !r3 with Failure _ -> call1 (!r3)) + (if !r3 > x then failwith "stop" else call1 (!r3)))

let two_f2 x =
  let unused = x + 1 in ignore unused;
  let call1 p2 = p2 in
  let r3 = ref (3) in
  let s4 = r3 in
  (if (s4 := (-6); !r3) <= x then (try s4 := !s4 with Failure _ -> r3 := !r3));
  ((try !r3 with Failure _ -> call1 (!r3)) + (if !r3 > x then failwith "stop" else call1 (!r3)))

let prop_f2 (x : int) = one_f2 x = two_f2 x

let one_f3 x =
  let a1 = Array.make 3 (-1) in
  let r2 = ref (1) in
  let a3 = Array.make 3 (a1.(1)) in
  x

let two_f3 x =
  let a1 = Array.make 3 (-1) in
  let r2 = ref (1) in
  let a3 = Array.make 3 (a1.(1)) in
  x

let prop_f3 (x : int) = one_f3 x = two_f3 x

let one_f4 x =
  let do1 p2 = (match x with m3 when x > -1 -> print_string "c" | _ -> print_int (p2)) in
  (do1 (x); (do1 (x); do1 (x)));
  x

let two_f4 x =
  let do1 p2 = (match x with m3 when x > -1 -> print_string "d" | _ -> print_int (p2)) in
  (do1 (x); (do1 (x); do1 (x)));
  x

let prop_f4 (x : int) = one_f4 x = two_f4 x

let one_f5 x =
  let r1 = ref (x) in
  let do2 p3 = (match !r1 with m4 when (-6) < m4 -> r1 := x | _ -> print_string "c") in
  r1 := (match (!r1, !r1) with 0, b -> b | a, 0 -> a | a, b -> a - b);
  r1 := x;
  let r5 = ref (x) in
  (!r1 + !r5)

let two_f5 x =
  let unused = x + 1 in ignore unused;
  let r1 = ref (x) in
  let do2 p3 = (match !r1 with m4 when (-6) < m4 -> r1 := x | _ -> print_string "c") in
  r1 := (match (!r1, !r1) with 0, b -> b | a, 0 -> a | a, b -> a - b);
  r1 := x;
  let r5 = ref (x) in
  (!r1 + !r5)

let prop_f5 (x : int) = one_f5 x = two_f5 x
