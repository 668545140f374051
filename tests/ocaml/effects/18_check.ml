type cell = { mutable field : int; mutable other : int }


let one_f0 x =
  let do1 p2 = print_int (x) in
  let r3 = ref ((x + x)) in
  r3 := (try !r3 with Failure _ -> x);
  let do4 p5 = r3 := x in
  let s6 = r3 in
  (!r3 - (if x > 0 then failwith "stop" else !s6))

let two_f0 x =
  let do1 p2 = print_int (x) in
  let r3 = ref ((x - x)) in
  r3 := (try !r3 with Failure _ -> x);
  let do4 p5 = r3 := x in
  let s6 = r3 in
  (!r3 - (if x > 0 then failwith "stop" else !s6))

let prop_f0 (x : int) = one_f0 x = two_f0 x

let one_f1 x =
  let q1 = Queue.create () in
  Queue.add (x) q1; Queue.add 2 q1;
  let a2 = [| -2; x; (-2) |] in
  5

let two_f1 x =
  let unused = x + 1 in ignore unused;
  let q1 = Queue.create () in
  Queue.add (x) q1; Queue.add 2 q1;
  let a2 = [| -2; x; (-2) |] in
  5

let prop_f1 (x : int) = one_f1 x = two_f1 x

let one_f2 x =
  let c1 = { field = 3; other = 3 } in
  c1.field <- (x - 2);
  (match (if 2 < c1.field then failwith "stop" else c1.other) with m2 when 2 = (if 4 <= c1.other then failwith "stop" else x) -> (print_string "b"; print_int (c1.field)) | _ -> List.iter (fun e3 -> print_string "c") [5; 5]);
  c1.other

let two_f2 x =
  let unused = x + 1 in ignore unused;
  let c1 = { field = 3; other = 3 } in
  c1.field <- (x - 2);
  (match (if 2 < c1.field then failwith "stop" else c1.other) with m2 when 2 = (if 4 <= c1.other then failwith "stop" else x) -> (print_string "b"; print_int (c1.field)) | _ -> List.iter (fun e3 -> print_string "c") [5; 5]);
  c1.other

let prop_f2 (x : int) = one_f2 x = two_f2 x

let one_f3 x =
  let do1 p2 = print_int (x) in
  let z3 = lazy ((if 1 = x then failwith "stop" else x)) in
  ((match x with m4 when (Lazy.force z3) <> m4 -> do1 (x) | _ -> print_string "a"); x)

let two_f3 x =
  let do1 p2 = print_int (x) in
  let z3 = lazy ((if 2 = x then failwith "stop" else x)) in
  ((match x with m4 when (Lazy.force z3) <> m4 -> do1 (x) | _ -> print_string "a"); x)

let prop_f3 (x : int) = one_f3 x = two_f3 x

let one_f4 x =
  let do1 p2 = print_string "b" in
  print_int (x);
  let r3 = ref (x) in
  (!r3 + (if !r3 <= x then x else !r3))

let two_f4 x =
  let do1 p2 = print_string "d" in
  print_int (x);
  let r3 = ref (x) in
  (!r3 + (if !r3 <= x then x else !r3))

let prop_f4 (x : int) = one_f4 x = two_f4 x

let one_f5 x =
  (for i1 = 0 to 0 do print_string "b" done);
  let a2 = [| -2; 5; 1 |] in
  (Array.blit a2 0 a2 1 2; Array.blit a2 0 a2 1 2);
  (if (if a2.(1) > a2.(1) then failwith "stop" else a2.(1)) <> (if 1 > a2.(0) then failwith "stop" else a2.(1)) then 5 else (Array.sort compare a2; a2.(2)))

let two_f5 x =
  let unused = x + 1 in ignore unused;
  (for i1 = 0 to 0 do print_string "b" done);
  let a2 = [| -2; 5; 1 |] in
  (Array.blit a2 0 a2 1 2; Array.blit a2 0 a2 1 2);
  (if (if a2.(1) > a2.(1) then failwith "stop" else a2.(1)) <> (if 1 > a2.(0) then failwith "stop" else a2.(1)) then 5 else (Array.sort compare a2; a2.(2)))

let prop_f5 (x : int) = one_f5 x = two_f5 x
