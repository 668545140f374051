type cell = { mutable field : int; mutable other : int }


let one_f0 x =
  let r1 = ref ((x - x)) in
  let a2 = Array.make 3 (x) in
  x

let two_f0 x =
  let r1 = ref ((x + x)) in
  let a2 = Array.make 3 (x) in
  x

let prop_f0 (x : int) = one_f0 x = two_f0 x

let one_f1 x =
  let a1 = [| -2; -1; -1 |] in
  let a2 = Array.make 3 (x) in
  let r3 = ref (x) in
  let r4 = ref ((if a1.(0) <= a2.(1) then failwith "stop" else !r3)) in
  let call5 p6 = (-2) in
  (Array.sort compare a1; a2.(1))

let two_f1 x =
  let unused = x + 1 in ignore unused;
  let a1 = [| -2; -1; -1 |] in
  let a2 = Array.make 3 (x) in
  let r3 = ref (x) in
  let r4 = ref ((if a1.(0) <= a2.(1) then failwith "stop" else !r3)) in
  let call5 p6 = (-2) in
  (Array.sort compare a1; a2.(1))

let prop_f1 (x : int) = one_f1 x = two_f1 x

let one_f2 x =
  let call1 p2 = (print_int (p2); 4) in
  let c3 = { field = x; other = (-8) } in
  c3.field <- (x + x);
  c3.field

let two_f2 x =
  let call1 p2 = (print_int (p2); 4) in
  let c3 = { field = x; other = (-8) } in
  c3.field <- (x - x);
  c3.field

let prop_f2 (x : int) = one_f2 x = two_f2 x

let one_f3 x =
  let a1 = Array.make 3 (x) in
  a1.(2) <- a1.(2);
  let r2 = ref ((try a1.(0) with Failure _ -> x)) in
  let r3 = ref ((match (a1.(2), !r2) with 0, b -> b | a, 0 -> a | a, b -> a - b)) in
  (try !r2 with Failure _ -> (Array.fill a1 1 0 (a1.(1)); a1.(0)))

let two_f3 x =
  let a1 = Array.make 3 (x) in
  a1.(2) <- a1.(2);
  let r2 = ref ((try a1.(0) with Failure _ -> x)) in
  let r3 = ref ((match (a1.(2), !r2) with 0, b -> b | a, 0 -> a | a, b -> a - b)) in
  (try !r2 with Failure _ -> (Array.fill a1 2 0 (a1.(1)); a1.(0)))

let prop_f3 (x : int) = one_f3 x = two_f3 x

let one_f4 x =
  ((if x <= 0 then print_string "b"); (for i1 = 0 to 0 do print_int (-1) done));
  print_int (-1);
  (match (try x with Failure _ -> x) with m2 when x = x -> print_string "c" | _ -> (print_int (x); print_int (x)));
  x

let two_f4 x =
  ((if x <= 0 then print_string "d"); (for i1 = 0 to 0 do print_int (-1) done));
  print_int (-1);
  (match (try x with Failure _ -> x) with m2 when x = x -> print_string "c" | _ -> (print_int (x); print_int (x)));
  x

let prop_f4 (x : int) = one_f4 x = two_f4 x

let g1_f5_0 = Array.make 3 0
let one_f5 x =
  let a1 = [| 4; x; 5 |] in
  a1.(0) <- (x + a1.(0));
  let b2 = Buffer.create 3 in
  Buffer.add_string b2 (string_of_int (x));
  (Buffer.length b2)

let g2_f5_0 = Array.make 3 0
let two_f5 x =
  let a1 = [| 4; x; 0 |] in
  a1.(0) <- (x + a1.(0));
  let b2 = Buffer.create 3 in
  Buffer.add_string b2 (string_of_int (x));
  (Buffer.length b2)

let prop_f5 (x : int) = one_f5 x = two_f5 x
