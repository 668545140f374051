type cell = { mutable field : int; mutable other : int }


let one_f0 x =
  let do1 p2 = (if p2 <= p2 then print_int (2)) in
  (List.iter (fun e3 -> print_string "b") [4; (-4)]; (print_string "b"; print_int (x)));
  (for i4 = 0 to 0 do (try print_string "b" with Failure _ -> do1 (i4)) done);
  let b5 = Buffer.create 3 in
  Buffer.add_string b5 (string_of_int (x));
  (Buffer.length b5)

let two_f0 x =
  let unused = x + 1 in ignore unused;
  let do1 p2 = (if p2 <= p2 then print_int (2)) in
  (List.iter (fun e3 -> print_string "b") [4; (-4)]; (print_string "b"; print_int (x)));
  (for i4 = 0 to 0 do (try print_string "b" with Failure _ -> do1 (i4)) done);
  let b5 = Buffer.create 3 in
  Buffer.add_string b5 (string_of_int (x));
  (Buffer.length b5)

let prop_f0 (x : int) = one_f0 x = two_f0 x

let one_f1 x =
  (match (print_string "a"; 0) with m1 when m1 = 2 -> (print_int (x); print_int (x)) | _ -> (print_string "b"; print_string "a"));
  let call2 p3 = (p3 + p3) in
  let call4 p5 = x in
  print_int (x);
  call2 (call4 (x))

let two_f1 x =
  let unused = x + 1 in ignore unused;
  (match (print_string "a"; 0) with m1 when m1 = 2 -> (print_int (x); print_int (x)) | _ -> (print_string "b"; print_string "a"));
  let call2 p3 = (p3 + p3) in
  let call4 p5 = x in
  print_int (x);
  call2 (call4 (x))

let prop_f1 (x : int) = one_f1 x = two_f1 x

let one_f2 x =
  let b1 = Buffer.create 3 in
  Buffer.add_string b1 (string_of_int (x));
  let call2 p3 = x in
  let r4 = ref ((Buffer.length b1)) in
  let s5 = r4 in
  x

let two_f2 x =
  let b1 = Buffer.create 3 in
  Buffer.add_string b1 (string_of_int (x));
  let call2 p3 = x in
  let r4 = ref ((Buffer.length b1)) in
  let s5 = r4 in
  x

let prop_f2 (x : int) = one_f2 x = two_f2 x

let one_f3 x =
  (for i1 = 0 to 0 do print_int (2) done);
  let call2 p3 = -1 in
  let do4 p5 = print_string "c" in
  do4 (x);
  let r6 = ref ((x + call2 (1))) in
  (if !r6 > !r6 then failwith "stop" else (try call2 (2) with Failure _ -> call2 (!r6)))

let two_f3 x =
  (for i1 = 0 to 0 do print_int (2) done);
  let call2 p3 = -1 in
  let do4 p5 = print_string "d" in
  do4 (x);
  let r6 = ref ((x + call2 (1))) in
  (if !r6 > !r6 then failwith "stop" else (try call2 (2) with Failure _ -> call2 (!r6)))

let prop_f3 (x : int) = one_f3 x = two_f3 x

let one_f4 x =
  let r1 = ref (x) in
  r1 := -1;
  let do2 p3 = List.iter (fun e4 -> r1 := 2) [2; -1] in
  let s5 = r1 in
  r1 := (match (!r1, (-7)) with 0, b -> b | a, 0 -> a | a, b -> a - b);
  ((try x with Failure _ -> !r1) - -1)

let two_f4 x =
  let r1 = ref (x) in
  r1 := -1;
  let do2 p3 = List.iter (fun e4 -> r1 := 2) [2; -1] in
  let s5 = r1 in
  r1 := (match (!r1, (-7)) with 1, b -> b | a, 0 -> a | a, b -> a - b);
  ((try x with Failure _ -> !r1) - -1)

let prop_f4 (x : int) = one_f4 x = two_f4 x

let one_f5 x =
  let do1 p2 = (print_string "a"; print_int (x)) in
  let r3 = ref ((x + x)) in
  ((match x with m4 when 4 > -2 -> print_string "a" | _ -> decr r3); (match (!r3, !r3) with 0, b -> b | a, 0 -> a | a, b -> a - b))

let two_f5 x =
  let do1 p2 = (print_string "a"; print_int (x)) in
  let r3 = ref ((x + x)) in
  ((match x with m4 when 4 > -2 -> print_string "a" | _ -> decr r3); (match (!r3, !r3) with 0, b -> b | a, 1 -> a | a, b -> a - b))

let prop_f5 (x : int) = one_f5 x = two_f5 x
