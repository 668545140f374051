type cell = { mutable field : int; mutable other : int }


let one_f0 x =
  let r1 = ref ((print_int (x); x)) in
  incr r1;
  x

let two_f0 x =
  let r1 = ref ((print_int (x); x)) in
  decr r1;
  x

let prop_f0 (x : int) = one_f0 x = two_f0 x

let one_f1 x =
  let r1 = ref ((if x <> x then (-9) else x)) in
  let s2 = r1 in
  (match (r1 := !r1; x) with m3 when x <= (if !r1 <= x then failwith "stop" else !s2) -> List.iter (fun e4 -> r1 := !s2) [(-3); 3] | _ -> print_string "c");
  x

let two_f1 x =
  let r1 = ref ((if x <> x then (-9) else x)) in
  let s2 = r1 in
  (match (r1 := !r1; x) with m3 when x <= (if !r1 <= x then failwith "stop" else !s2) -> List.iter (fun e4 -> r1 := !s2) [(-3); 3] | _ -> print_string "d");
  x

let prop_f1 (x : int) = one_f1 x = two_f1 x

let one_f2 x =
  let r1 = ref ((match (3, x) with 0, b -> b | a, 0 -> a | a, b -> a - b)) in
  ((try incr r1 with Failure _ -> r1 := -1); print_string "b");
  let r2 = ref ((match (!r1, !r1) with 0, b -> b | a, 0 -> a | a, b -> a - b)) in
  let do3 p4 = r2 := p4 in
  (x - !r1)

let two_f2 x =
  let r1 = ref ((match (3, x) with 0, b -> b | a, 0 -> a | a, b -> a - b)) in
  ((try decr r1 with Failure _ -> r1 := -1); print_string "b");
  let r2 = ref ((match (!r1, !r1) with 0, b -> b | a, 0 -> a | a, b -> a - b)) in
  let do3 p4 = r2 := p4 in
  (x - !r1)

let prop_f2 (x : int) = one_f2 x = two_f2 x

let one_f3 x =
  let a1 = Array.make 3 (x) in
  let h2 = Hashtbl.create 3 in
  Hashtbl.replace h2 0 (a1.(0));
  Hashtbl.add h2 (x) 0;
  let do3 p4 = (for i5 = 0 to 0 do print_int (a1.(2)) done) in
  let r6 = ref ((if (try Hashtbl.find h2 0 with Not_found -> 1) <> a1.(0) then 4 else x)) in
  let r7 = ref ((a1.(2) + !r6)) in
  !r6

let two_f3 x =
  let a1 = Array.make 3 (x) in
  let h2 = Hashtbl.create 3 in
  Hashtbl.replace h2 0 (a1.(0));
  Hashtbl.add h2 (x) 1;
  let do3 p4 = (for i5 = 0 to 0 do print_int (a1.(2)) done) in
  let r6 = ref ((if (try Hashtbl.find h2 0 with Not_found -> 1) <> a1.(0) then 4 else x)) in
  let r7 = ref ((a1.(2) + !r6)) in
  !r6

let prop_f3 (x : int) = one_f3 x = two_f3 x

let g1_f4_0 = ref 5
let one_f4 x =
  let q1 = Queue.create () in
  Queue.add (x) q1; Queue.add 3 q1;
  (match (4, 1) with 0, b -> b | a, 0 -> a | a, b -> a - b)

let g2_f4_0 = ref 5
let two_f4 x =
  let q1 = Queue.create () in
  Queue.add (x) q1; Queue.add 3 q1;
  (match (4, 1) with 0, b -> b | a, 1 -> a | a, b -> a - b)

let prop_f4 (x : int) = one_f4 x = two_f4 x

let one_f5 x =
  let call1 p2 = (print_string "c"; p2) in
  (try (print_int (0); print_int (x)) with Failure _ -> print_int (x));
  let r3 = ref ((if 4 <> 0 then x else x)) in
  (match (if !r3 <= !r3 then failwith "stop" else !r3) with m4 when !r3 > m4 -> r3 := x | _ -> r3 := call1 (!r3));
  x

let two_f5 x =
  let call1 p2 = (print_string "c"; p2) in
  (try (print_int (0); print_int (x)) with Failure _ -> print_int (x));
  let r3 = ref ((if 4 <> 1 then x else x)) in
  (match (if !r3 <= !r3 then failwith "stop" else !r3) with m4 when !r3 > m4 -> r3 := x | _ -> r3 := call1 (!r3));
  x

let prop_f5 (x : int) = one_f5 x = two_f5 x
