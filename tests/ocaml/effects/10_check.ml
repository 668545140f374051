type cell = { mutable field : int; mutable other : int }


let one_f0 x =
  let do1 p2 = List.iter (fun e3 -> print_int (1)) [3; (-7)] in
  (try (if x < x then print_int (0)) with Failure _ -> (try print_string "a" with Failure _ -> do1 (x)));
  let r4 = ref (x) in
  (print_int (x); !r4)

let two_f0 x =
  let unused = x + 1 in ignore unused;
  let do1 p2 = List.iter (fun e3 -> print_int (1)) [3; (-7)] in
  (try (if x < x then print_int (0)) with Failure _ -> (try print_string "a" with Failure _ -> do1 (x)));
  let r4 = ref (x) in
  (print_int (x); !r4)

let prop_f0 (x : int) = one_f0 x = two_f0 x

let one_f1 x =
  let a1 = Array.make 3 (x) in
  let r2 = ref (a1.(0)) in
  (try Array.sort compare a1 with Failure _ -> print_string "a");
  (r2 := !r2; print_int (x));
  (match ((if -1 <> -1 then a1.(2) else a1.(0)), x) with 0, b -> b | a, 0 -> a | a, b -> a - b)

let two_f1 x =
  let a1 = Array.make 3 (x) in
  let r2 = ref (a1.(0)) in
  (try Array.sort compare a1 with Failure _ -> print_string "a");
  (r2 := !r2; print_int (x));
  (match ((if -1 <> -1 then a1.(2) else a1.(0)), x) with 0, b -> b | a, 1 -> a | a, b -> a - b)

let prop_f1 (x : int) = one_f1 x = two_f1 x

let one_f2 x =
  let r1 = ref ((try x with Failure _ -> x)) in
  let r2 = ref (x) in
  let call3 p4 = (let v5 = p4 in !r1) in
  decr r1;
  let r6 = ref (!r1) in
  x

let two_f2 x =
  let r1 = ref ((try x with Failure _ -> x)) in
  let r2 = ref (x) in
  let call3 p4 = (let v5 = p4 in !r1) in
  incr r1;
  let r6 = ref (!r1) in
  x

let prop_f2 (x : int) = one_f2 x = two_f2 x

let one_f3 x =
  let z1 = lazy ((match (x, x) with 0, b -> b | a, 0 -> a | a, b -> a - b)) in
  let do2 p3 = (match x with m4 when m4 <> m4 -> print_string "c" | _ -> print_int (3)) in
  let do5 p6 = print_int ((-3)) in
  let r7 = ref (((Lazy.force z1) - (Lazy.force z1))) in
  (let v8 = (let v9 = !r7 in !r7) in (Lazy.force z1))

let two_f3 x =
  let unused = x + 1 in ignore unused;
  let z1 = lazy ((match (x, x) with 0, b -> b | a, 0 -> a | a, b -> a - b)) in
  let do2 p3 = (match x with m4 when m4 <> m4 -> print_string "c" | _ -> print_int (3)) in
  let do5 p6 = print_int ((-3)) in
  let r7 = ref (((Lazy.force z1) - (Lazy.force z1))) in
  (let v8 = (let v9 = !r7 in !r7) in (Lazy.force z1))

let prop_f3 (x : int) = one_f3 x = two_f3 x

let one_f4 x =
  print_int (x);
  let do1 p2 = print_int (-1) in
  (for i3 = 0 to 2 do print_int (i3) done);
  (do1 (x); (try x with Failure _ -> 5))

let two_f4 x =
  let unused = x + 1 in ignore unused;
  print_int (x);
  let do1 p2 = print_int (-1) in
  (for i3 = 0 to 2 do print_int (i3) done);
  (do1 (x); (try x with Failure _ -> 5))

let prop_f4 (x : int) = one_f4 x = two_f4 x

let one_f5 x =
  let a1 = Array.make 3 (2) in
  let r2 = ref ((if a1.(2) = a1.(2) then x else x)) in
  let box3 = (r2, 5) in
  fst box3 := x;
  (!r2 + !r2)

let two_f5 x =
  let a1 = Array.make 3 (2) in
  let r2 = ref ((if a1.(2) = a1.(2) then x else x)) in
  let box3 = (r2, 5) in
  fst box3 := x;
  (!r2 - !r2)

let prop_f5 (x : int) = one_f5 x = two_f5 x
