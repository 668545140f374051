type cell = { mutable field : int; mutable other : int }


let one_f0 x =
  let b1 = Buffer.create 3 in
  Buffer.add_string b1 (string_of_int (0));
  print_int ((Buffer.length b1));
  let a2 = Array.make 3 (x) in
  Array.sort compare a2;
  let r3 = ref ((Array.blit a2 0 a2 1 2; -1)) in
  (Buffer.length b1)

let two_f0 x =
  let b1 = Buffer.create 3 in
  Buffer.add_string b1 (string_of_int (0));
  print_int ((Buffer.length b1));
  let a2 = Array.make 3 (x) in
  Array.sort compare a2;
  let r3 = ref ((Array.blit a2 0 a2 1 0; -1)) in
  (Buffer.length b1)

let prop_f0 (x : int) = one_f0 x = two_f0 x

let one_f1 x =
  let r1 = ref ((let v2 = 0 in (-8))) in
  let r3 = ref ((-2 + x)) in
  let r4 = ref ((if !r1 < x then failwith "stop" else x)) in
  !r3

let two_f1 x =
  let r1 = ref ((let v2 = 0 in (-8))) in
  let r3 = ref ((-2 - x)) in
  let r4 = ref ((if !r1 < x then failwith "stop" else x)) in
  !r3

let prop_f1 (x : int) = one_f1 x = two_f1 x

let one_f2 x =
  let r1 = ref ((x + x)) in
  let a2 = [| 3; !r1; 3 |] in
  let do3 p4 = r1 := x in
  (if (x + a2.(1)) > (a2.(2) + !r1) then print_string "b");
  let a5 = [| 3; a2.(1); 5 |] in
  (try x with Failure _ -> x)

let two_f2 x =
  let r1 = ref ((x + x)) in
  let a2 = [| 3; !r1; 3 |] in
  let do3 p4 = r1 := x in
  (if (x + a2.(1)) > (a2.(2) + !r1) then print_string "b");
  let a5 = [| 3; a2.(1); 0 |] in
  (try x with Failure _ -> x)

let prop_f2 (x : int) = one_f2 x = two_f2 x

let one_f3 x =
  let do1 p2 = (print_int (4); print_string "c") in
  let q3 = Queue.create () in
  Queue.add (x) q3; Queue.add 1 q3;
  (if (do1 (x); (Queue.length q3)) <= 3 then ((Queue.pop q3) + (Queue.length q3)) else (try 1 with Failure _ -> x))

let two_f3 x =
  let do1 p2 = (print_int (4); print_string "c") in
  let q3 = Queue.create () in
  Queue.add (x) q3; Queue.add 1 q3;
  (if (do1 (x); (Queue.length q3)) <= 3 then ((Queue.pop q3) + (Queue.length q3)) else (try 2 with Failure _ -> x))

let prop_f3 (x : int) = one_f3 x = two_f3 x

let one_f4 x =
  let call1 p2 = x in
  ((if call1 (0) <> call1 (x) then print_string "b"); (print_string "c"; print_int (x)));
  let r3 = ref ((4 - 2)) in
  (if x <= !r3 then failwith "stop" else !r3)

let two_f4 x =
  let call1 p2 = x in
  ((if call1 (0) <> call1 (x) then print_string "b"); (print_string "d"; print_int (x)));
  let r3 = ref ((4 - 2)) in
  (if x <= !r3 then failwith "stop" else !r3)

let prop_f4 (x : int) = one_f4 x = two_f4 x

let one_f5 x =
  (List.iter (fun e1 -> print_string "b") [-2; (-7)]; print_int ((-5)));
  (try (try print_string "a" with Failure _ -> print_string "c") with Failure _ -> (print_int (x); print_string "c"));
  let r2 = ref ((let v3 = x in 0)) in
  !r2

let two_f5 x =
  (List.iter (fun e1 -> print_string "d") [-2; (-7)]; print_int ((-5)));
  (try (try print_string "a" with Failure _ -> print_string "c") with Failure _ -> (print_int (x); print_string "c"));
  let r2 = ref ((let v3 = x in 0)) in
  !r2

let prop_f5 (x : int) = one_f5 x = two_f5 x
