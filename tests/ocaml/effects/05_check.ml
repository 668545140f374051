type cell = { mutable field : int; mutable other : int }


let one_f0 x =
  let do1 p2 = (try print_int (p2) with Failure _ -> print_int (x)) in
  (if (if (-9) > -1 then x else -1) <= (x - x) then do1 (x));
  let call3 p4 = (let v5 = p4 in x) in
  let r6 = ref ((call3 (x) + call3 (5))) in
  let a7 = [| -1; x; 1 |] in
  !r6

let two_f0 x =
  let do1 p2 = (try print_int (p2) with Failure _ -> print_int (x)) in
  (if (if (-9) > -1 then x else -1) <= (x - x) then do1 (x));
  let call3 p4 = (let v5 = p4 in x) in
  let r6 = ref ((call3 (x) + call3 (5))) in
  let a7 = [| -1; x; 2 |] in
  !r6

let prop_f0 (x : int) = one_f0 x = two_f0 x

let g1_f1_0 = Array.make 3 0
let one_f1 x =
  (try print_string "b" with Failure _ -> List.iter (fun e1 -> print_string "a") [(-4); 1]);
  let a2 = Array.make 3 (x) in
  let r3 = ref (x) in
  let a4 = [| 4; !r3; 2 |] in
  !r3

let g2_f1_0 = Array.make 3 0
let two_f1 x =
  (try print_string "d" with Failure _ -> List.iter (fun e1 -> print_string "a") [(-4); 1]);
  let a2 = Array.make 3 (x) in
  let r3 = ref (x) in
  let a4 = [| 4; !r3; 2 |] in
  !r3

let prop_f1 (x : int) = one_f1 x = two_f1 x

let one_f2 x =
  let a1 = Array.make 3 (x) in
  (a1.(2) <- x; (if -2 <= a1.(1) then print_string "b"));
  (match ((x + a1.(2)), (if a1.(0) > a1.(0) then a1.(2) else a1.(2))) with 0, b -> b | a, 0 -> a | a, b -> a - b)

let two_f2 x =
  let a1 = Array.make 3 (x) in
  (a1.(2) <- x; (if -2 <= a1.(1) then print_string "b"));
  (match ((x - a1.(2)), (if a1.(0) > a1.(0) then a1.(2) else a1.(2))) with 0, b -> b | a, 0 -> a | a, b -> a - b)

let prop_f2 (x : int) = one_f2 x = two_f2 x

let g1_f3_0 = Array.make 3 0
let one_f3 x =
  let do1 p2 = (try print_string "a" with Failure _ -> print_int (3)) in
  let call3 p4 = (if (-3) <= x then x else p4) in
  (try (do1 (x); print_string "c") with Failure _ -> (for i5 = 0 to 2 do do1 (i5) done));
  (try call3 (x) with Failure _ -> g1_f3_0.(1))

let g2_f3_0 = Array.make 3 0
let two_f3 x =
  let do1 p2 = (try print_string "d" with Failure _ -> print_int (3)) in
  let call3 p4 = (if (-3) <= x then x else p4) in
  (try (do1 (x); print_string "c") with Failure _ -> (for i5 = 0 to 2 do do1 (i5) done));
  (try call3 (x) with Failure _ -> g2_f3_0.(1))

let prop_f3 (x : int) = one_f3 x = two_f3 x

let one_f4 x =
  let a1 = Array.make 3 (x) in
  let s2 = a1 in
  (match (1, (match (a1.(1), -2) with 0, b -> b | a, 0 -> a | a, b -> a - b)) with 0, b -> b | a, 0 -> a | a, b -> a - b)

let two_f4 x =
  let unused = x + 1 in ignore unused;
  let a1 = Array.make 3 (x) in
  let s2 = a1 in
  (match (1, (match (a1.(1), -2) with 0, b -> b | a, 0 -> a | a, b -> a - b)) with 0, b -> b | a, 0 -> a | a, b -> a - b)

let prop_f4 (x : int) = one_f4 x = two_f4 x

let one_f5 x =
  (if x <> (match (x, x) with 0, b -> b | a, 0 -> a | a, b -> a - b) then (match x with m1 when x <> 2 -> print_int (-2) | _ -> print_int (4)));
  let z2 = lazy ((match (x, 1) with 0, b -> b | a, 0 -> a | a, b -> a - b)) in
  (for i3 = 0 to 2 do (try print_int (i3) with Failure _ -> print_int (i3)) done);
  let do4 p5 = (match p5 with m6 when x < 4 -> print_string "b" | _ -> print_string "a") in
  do4 ((Lazy.force z2));
  (do4 (x); (if x < x then failwith "stop" else 0))

let two_f5 x =
  let unused = x + 1 in ignore unused;
  (if x <> (match (x, x) with 0, b -> b | a, 0 -> a | a, b -> a - b) then (match x with m1 when x <> 2 -> print_int (-2) | _ -> print_int (4)));
  let z2 = lazy ((match (x, 1) with 0, b -> b | a, 0 -> a | a, b -> a - b)) in
  (for i3 = 0 to 2 do (try print_int (i3) with Failure _ -> print_int (i3)) done);
  let do4 p5 = (match p5 with m6 when x < 4 -> print_string "b" | _ -> print_string "a") in
  do4 ((Lazy.force z2));
  (do4 (x); (if x < x then failwith "stop" else 0))

let prop_f5 (x : int) = one_f5 x = two_f5 x
