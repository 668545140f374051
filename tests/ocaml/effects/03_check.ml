type cell = { mutable field : int; mutable other : int }


let one_f0 x =
  let a1 = Array.make 3 (x) in
  let r2 = ref ((if 5 < 0 then x else a1.(2))) in
  List.iter (fun e3 -> print_string "a") [(-4); 4];
  let b4 = Buffer.create 3 in
  Buffer.add_string b4 (string_of_int (!r2));
  let s5 = a1 in
  (Buffer.length b4)

let two_f0 x =
  let unused = x + 1 in ignore unused;
  let a1 = Array.make 3 (x) in
  let r2 = ref ((if 5 < 0 then x else a1.(2))) in
  List.iter (fun e3 -> print_string "a") [(-4); 4];
  let b4 = Buffer.create 3 in
  Buffer.add_string b4 (string_of_int (!r2));
  let s5 = a1 in
  (Buffer.length b4)

let prop_f0 (x : int) = one_f0 x = two_f0 x

let one_f1 x =
  (try (if -1 > x then print_int (x)) with Failure _ -> (print_string "c"; print_string "b"));
  let r1 = ref (x) in
  !r1

let two_f1 x =
  (try (if -1 > x then print_int (x)) with Failure _ -> (print_string "d"; print_string "b"));
  let r1 = ref (x) in
  !r1

let prop_f1 (x : int) = one_f1 x = two_f1 x

let one_f2 x =
  let r1 = ref ((try x with Failure _ -> -2)) in
  r1 := (match (x, x) with 0, b -> b | a, 0 -> a | a, b -> a - b);
  let a2 = Array.make 3 (!r1) in
  let r3 = ref (!r1) in
  incr r3;
  (Array.blit a2 0 a2 1 2; !r3)

let two_f2 x =
  let r1 = ref ((try x with Failure _ -> -2)) in
  r1 := (match (x, x) with 0, b -> b | a, 0 -> a | a, b -> a - b);
  let a2 = Array.make 3 (!r1) in
  let r3 = ref (!r1) in
  incr r3;
  (Array.blit a2 1 a2 1 2; !r3)

let prop_f2 (x : int) = one_f2 x = two_f2 x

let one_f3 x =
  let r1 = ref ((if x < 3 then failwith "stop" else 1)) in
  let r2 = ref (x) in
  (-3)

let two_f3 x =
  let r1 = ref ((if x < 3 then failwith "stop" else 1)) in
  let r2 = ref (x) in
  (-3)

let prop_f3 (x : int) = one_f3 x = two_f3 x

let g1_f4_0 = ref 4
let one_f4 x =
  let r1 = ref ((if x > x then x else x)) in
  let s2 = r1 in
  let r3 = ref ((if !g1_f4_0 <> !s2 then failwith "stop" else !s2)) in
  let r4 = ref ((x + x)) in
  x

let g2_f4_0 = ref 4
let two_f4 x =
  let r1 = ref ((if x > x then x else x)) in
  let s2 = r1 in
  let r3 = ref ((if !g2_f4_0 <> !s2 then failwith "stop" else !s2)) in
  let r4 = ref ((x - x)) in
  x

let prop_f4 (x : int) = one_f4 x = two_f4 x

let one_f5 x =
  let r1 = ref ((4 - x)) in
  let do2 p3 = (print_int (0); r1 := x) in
  let do4 p5 = (try print_int (!r1) with Failure _ -> print_string "b") in
  let a6 = [| 2; x; 3 |] in
  let a7 = [| -2; !r1; 4 |] in
  !r1

let two_f5 x =
  let r1 = ref ((4 - x)) in
  let do2 p3 = (print_int (0); r1 := x) in
  let do4 p5 = (try print_int (!r1) with Failure _ -> print_string "d") in
  let a6 = [| 2; x; 3 |] in
  let a7 = [| -2; !r1; 4 |] in
  !r1

let prop_f5 (x : int) = one_f5 x = two_f5 x
