type cell = { mutable field : int; mutable other : int }


let one_f0 x =
  (if (try x with Failure _ -> x) <= (x + x) then (match x with m1 when 2 = m1 -> print_int (x) | _ -> print_string "c"));
  let r2 = ref ((print_string "b"; x)) in
  ((r2 := x; print_string "b"); (if !r2 <= !r2 then r2 := x));
  let call3 p4 = (2 + p4) in
  let s5 = r2 in
  ((if !r2 <= !r2 then failwith "stop" else !r2) + (if !s5 > 1 then failwith "stop" else x))

let two_f0 x =
  (if (try x with Failure _ -> x) <= (x + x) then (match x with m1 when 2 = m1 -> print_int (x) | _ -> print_string "c"));
  let r2 = ref ((print_string "b"; x)) in
  ((r2 := x; print_string "d"); (if !r2 <= !r2 then r2 := x));
  let call3 p4 = (2 + p4) in
  let s5 = r2 in
  ((if !r2 <= !r2 then failwith "stop" else !r2) + (if !s5 > 1 then failwith "stop" else x))

let prop_f0 (x : int) = one_f0 x = two_f0 x

let one_f1 x =
  let r1 = ref ((if x = (-2) then failwith "stop" else 4)) in
  let set2 q3 p4 = q3 := p4 + 1 in
  set2 r1 (4);
  !r1

let two_f1 x =
  let r1 = ref ((if x = (-2) then failwith "stop" else 4)) in
  let set2 q3 p4 = q3 := p4 - 1 in
  set2 r1 (4);
  !r1

let prop_f1 (x : int) = one_f1 x = two_f1 x

let one_f2 x =
  let call1 p2 = -2 in
  let r3 = ref ((if (-1) > 5 then failwith "stop" else call1 (x))) in
  let s4 = r3 in
  !r3

let two_f2 x =
  let call1 p2 = -2 in
  let r3 = ref ((if (-1) > 0 then failwith "stop" else call1 (x))) in
  let s4 = r3 in
  !r3

let prop_f2 (x : int) = one_f2 x = two_f2 x

let one_f3 x =
  List.iter (fun e1 -> (try print_string "b" with Failure _ -> print_int (-2))) [-1; 3];
  let r2 = ref ((match (4, 0) with 0, b -> b | a, 0 -> a | a, b -> a - b)) in
  let h3 = Hashtbl.create 3 in
  Hashtbl.replace h3 0 (!r2);
  Hashtbl.add h3 (!r2) 0;
  let r4 = ref ((r2 := (try Hashtbl.find h3 0 with Not_found -> (-1)); !r2)) in
  ((-2) + !r2)

let two_f3 x =
  List.iter (fun e1 -> (try print_string "b" with Failure _ -> print_int (-2))) [-1; 3];
  let r2 = ref ((match (4, 0) with 0, b -> b | a, 0 -> a | a, b -> a - b)) in
  let h3 = Hashtbl.create 3 in
  Hashtbl.replace h3 1 (!r2);
  Hashtbl.add h3 (!r2) 0;
  let r4 = ref ((r2 := (try Hashtbl.find h3 0 with Not_found -> (-1)); !r2)) in
  ((-2) + !r2)

let prop_f3 (x : int) = one_f3 x = two_f3 x

let one_f4 x =
  let r1 = ref ((match (5, x) with 0, b -> b | a, 0 -> a | a, b -> a - b)) in
  let z2 = lazy (!r1) in
  r1 := x;
  let b3 = Buffer.create 3 in
  Buffer.add_string b3 (string_of_int (!r1));
  let q4 = Stack.create () in
  Stack.push (!r1) q4; Stack.push 4 q4;
  (Buffer.length b3)

let two_f4 x =
  let r1 = ref ((match (5, x) with 0, b -> b | a, 0 -> a | a, b -> a + b)) in
  let z2 = lazy (!r1) in
  r1 := x;
  let b3 = Buffer.create 3 in
  Buffer.add_string b3 (string_of_int (!r1));
  let q4 = Stack.create () in
  Stack.push (!r1) q4; Stack.push 4 q4;
  (Buffer.length b3)

let prop_f4 (x : int) = one_f4 x = two_f4 x

let one_f5 x =
  List.iter (fun e1 -> print_int (e1)) [0; 0];
  print_int (x);
  List.iter (fun e2 -> (match 3 with m3 when 5 <> 1 -> print_string "a" | _ -> print_string "b")) [4; 1];
  (try (if x <= (-3) then x else 3) with Failure _ -> (if 2 < x then failwith "stop" else x))

let two_f5 x =
  List.iter (fun e1 -> print_int (e1)) [0; 0];
  print_int (x);
  List.iter (fun e2 -> (match 3 with m3 when 5 <> 1 -> print_string "a" | _ -> print_string "b")) [2; 1];
  (try (if x <= (-3) then x else 3) with Failure _ -> (if 2 < x then failwith "stop" else x))

let prop_f5 (x : int) = one_f5 x = two_f5 x
