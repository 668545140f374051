type cell = { mutable field : int; mutable other : int }


let one_f0 x =
  (try (try print_string "a" with Failure _ -> print_int (x)) with Failure _ -> (if x < x then print_string "a"));
  let r1 = ref (x) in
  let s2 = r1 in
  let do3 p4 = print_int (!r1) in
  let z5 = lazy ((if -2 <= x then 0 else !s2)) in
  (try (!s2 - x) with Failure _ -> (x - x))

let two_f0 x =
  let unused = x + 1 in ignore unused;
  (try (try print_string "a" with Failure _ -> print_int (x)) with Failure _ -> (if x < x then print_string "a"));
  let r1 = ref (x) in
  let s2 = r1 in
  let do3 p4 = print_int (!r1) in
  let z5 = lazy ((if -2 <= x then 0 else !s2)) in
  (try (!s2 - x) with Failure _ -> (x - x))

let prop_f0 (x : int) = one_f0 x = two_f0 x

let one_f1 x =
  let r1 = ref ((if x <> x then x else x)) in
  let c2 = { field = !r1; other = (-2) } in
  c2.field <- (try !r1 with Failure _ -> !r1);
  let a3 = [| (-6); c2.field; 5 |] in
  a3.(0)

let two_f1 x =
  let r1 = ref ((if x <> x then x else x)) in
  let c2 = { field = !r1; other = (-2) } in
  c2.field <- (try !r1 with Failure _ -> !r1);
  let a3 = [| (-6); c2.field; 0 |] in
  a3.(0)

let prop_f1 (x : int) = one_f1 x = two_f1 x

let one_f2 x =
  let c1 = { field = x; other = -2 } in
  c1.field <- x;
  let a2 = [| (-9); 3; 5 |] in
  let a3 = [| (-4); a2.(2); 1 |] in
  let s4 = a2 in
  Array.sort compare a2;
  (if c1.other = c1.other then failwith "stop" else s4.(0))

let two_f2 x =
  let unused = x + 1 in ignore unused;
  let c1 = { field = x; other = -2 } in
  c1.field <- x;
  let a2 = [| (-9); 3; 5 |] in
  let a3 = [| (-4); a2.(2); 1 |] in
  let s4 = a2 in
  Array.sort compare a2;
  (if c1.other = c1.other then failwith "stop" else s4.(0))

let prop_f2 (x : int) = one_f2 x = two_f2 x

let one_f3 x =
  let call1 p2 = x in
  let a3 = [| 2; call1 (call1 (x)); -1 |] in
  ((match x with m4 when m4 <= a3.(2) -> Array.fill a3 0 1 (x) | _ -> Array.sort compare a3); a3.(1) <- a3.(2));
  x

let two_f3 x =
  let call1 p2 = x in
  let a3 = [| 2; call1 (call1 (x)); -1 |] in
  ((match x with m4 when m4 <= a3.(2) -> Array.fill a3 1 1 (x) | _ -> Array.sort compare a3); a3.(1) <- a3.(2));
  x

let prop_f3 (x : int) = one_f3 x = two_f3 x

let one_f4 x =
  List.iter (fun e1 -> (if x > x then print_int ((-2)))) [1; (-6)];
  (try (if x <= x then print_int (-2)) with Failure _ -> (match x with m2 when -1 <> m2 -> print_int (x) | _ -> print_int ((-2))));
  let r3 = ref (4) in
  ((r3 := 1; !r3) - (r3 := x; !r3))

let two_f4 x =
  List.iter (fun e1 -> (if x > x then print_int ((-2)))) [1; (-6)];
  (try (if x <= x then print_int (-2)) with Failure _ -> (match x with m2 when -1 <> m2 -> print_int (x) | _ -> print_int ((-2))));
  let r3 = ref (4) in
  ((r3 := 1; !r3) + (r3 := x; !r3))

let prop_f4 (x : int) = one_f4 x = two_f4 x

let one_f5 x =
  let call1 p2 = x in
  let r3 = ref (5) in
  let q4 = Queue.create () in
  Queue.add (!r3) q4; Queue.add 3 q4;
  ((if (Queue.length q4) < -1 then !r3 else !r3) - (if x < x then (Queue.length q4) else (Queue.pop q4)))

let two_f5 x =
  let call1 p2 = x in
  let r3 = ref (5) in
  let q4 = Queue.create () in
  Queue.add (!r3) q4; Queue.add 3 q4;
  ((if (Queue.length q4) < -1 then !r3 else !r3) + (if x < x then (Queue.length q4) else (Queue.pop q4)))

let prop_f5 (x : int) = one_f5 x = two_f5 x
