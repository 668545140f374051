type cell = { mutable field : int; mutable other : int }


let one_f0 x =
  let r1 = ref ((match (x, x) with 0, b -> b | a, 0 -> a | a, b -> a - b)) in
  let r2 = ref (-1) in
  let a3 = [| -1; !r2; 0 |] in
  !r2

let two_f0 x =
  let r1 = ref ((match (x, x) with 0, b -> b | a, 1 -> a | a, b -> a - b)) in
  let r2 = ref (-1) in
  let a3 = [| -1; !r2; 0 |] in
  !r2

let prop_f0 (x : int) = one_f0 x = two_f0 x

let g1_f1_0 = Array.make 3 0
let one_f1 x =
  let a1 = [| 2; x; 3 |] in
  let a2 = [| 0; x; 3 |] in
  let a3 = Array.make 3 (a1.(1)) in
  let s4 = a2 in
  x

let g2_f1_0 = Array.make 3 0
let two_f1 x =
  let a1 = [| 2; x; 3 |] in
  let a2 = [| 1; x; 3 |] in
  let a3 = Array.make 3 (a1.(1)) in
  let s4 = a2 in
  x

let prop_f1 (x : int) = one_f1 x = two_f1 x

let one_f2 x =
  let a1 = Array.make 3 (x) in
  let r2 = ref ((if a1.(2) > -2 then a1.(0) else a1.(1))) in
  (if x = (-1) then r2 := x);
  (try print_int (a1.(1)) with Failure _ -> Array.fill a1 0 2 (x));
  let box3 = (r2, 3) in
  fst box3 := !r2;
  2

let two_f2 x =
  let unused = x + 1 in ignore unused;
  let a1 = Array.make 3 (x) in
  let r2 = ref ((if a1.(2) > -2 then a1.(0) else a1.(1))) in
  (if x = (-1) then r2 := x);
  (try print_int (a1.(1)) with Failure _ -> Array.fill a1 0 2 (x));
  let box3 = (r2, 3) in
  fst box3 := !r2;
  2

let prop_f2 (x : int) = one_f2 x = two_f2 x

let one_f3 x =
  let r1 = ref (x) in
  let r2 = ref (5) in
  let s3 = r1 in
  incr r1;
  (let v4 = (!r2 + 4) in !r2)

let two_f3 x =
  let r1 = ref (x) in
  let r2 = ref (5) in
  let s3 = r1 in
  decr r1;
  (let v4 = (!r2 + 4) in !r2)

let prop_f3 (x : int) = one_f3 x = two_f3 x

let one_f4 x =
  (print_string "b"; List.iter (fun e1 -> print_int (-1)) [4; 0]);
  let r2 = ref ((let v3 = x in v3)) in
  let a4 = Array.make 3 (!r2) in
  let do5 p6 = print_int (!r2) in
  (if a4.(0) <> !r2 then failwith "stop" else a4.(1))

let two_f4 x =
  let unused = x + 1 in ignore unused;
  (print_string "b"; List.iter (fun e1 -> print_int (-1)) [4; 0]);
  let r2 = ref ((let v3 = x in v3)) in
  let a4 = Array.make 3 (!r2) in
  let do5 p6 = print_int (!r2) in
  (if a4.(0) <> !r2 then failwith "stop" else a4.(1))

let prop_f4 (x : int) = one_f4 x = two_f4 x

let one_f5 x =
  print_int (x);
  let r1 = ref (5) in
  (r1 := !r1; List.iter (fun e2 -> decr r1) [(-7); -1]);
  let z3 = lazy (x) in
  !r1

let two_f5 x =
  print_int (x);
  let r1 = ref (5) in
  (r1 := !r1; List.iter (fun e2 -> incr r1) [(-7); -1]);
  let z3 = lazy (x) in
  !r1

let prop_f5 (x : int) = one_f5 x = two_f5 x
