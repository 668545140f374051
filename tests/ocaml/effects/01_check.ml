type cell = { mutable field : int; mutable other : int }


let one_f0 x =
  let a1 = Array.make 3 (x) in
  let a2 = [| -2; 5; 1 |] in
  (let v3 = (a1.(0) - a1.(2)) in (if a1.(1) > v3 then -1 else a1.(0)))

let two_f0 x =
  let a1 = Array.make 3 (x) in
  let a2 = [| -2; 5; 2 |] in
  (let v3 = (a1.(0) - a1.(2)) in (if a1.(1) > v3 then -1 else a1.(0)))

let prop_f0 (x : int) = one_f0 x = two_f0 x

let one_f1 x =
  (if (match (x, x) with 0, b -> b | a, 0 -> a | a, b -> a - b) < (if x < x then x else 1) then (try print_int (x) with Failure _ -> print_int (0)));
  let call1 p2 = (if p2 < -1 then failwith "stop" else x) in
  (for i3 = 0 to 0 do print_int (i3) done);
  (print_string "b"; (x - x))

let two_f1 x =
  (if (match (x, x) with 0, b -> b | a, 0 -> a | a, b -> a - b) < (if x < x then x else 1) then (try print_int (x) with Failure _ -> print_int (0)));
  let call1 p2 = (if p2 < -1 then failwith "stop" else x) in
  (for i3 = 0 to 0 do print_int (i3) done);
  (print_string "b"; (x + x))

let prop_f1 (x : int) = one_f1 x = two_f1 x

let one_f2 x =
  let b1 = Buffer.create 3 in
  Buffer.add_string b1 (string_of_int (x));
  let a2 = [| 2; (Buffer.length b1); -1 |] in
  (let v3 = x in (if a2.(2) <> 1 then v3 else a2.(2)))

let two_f2 x =
  let b1 = Buffer.create 3 in
  Buffer.add_string b1 (string_of_int (x));
  let a2 = [| 0; (Buffer.length b1); -1 |] in
  (let v3 = x in (if a2.(2) <> 1 then v3 else a2.(2)))

let prop_f2 (x : int) = one_f2 x = two_f2 x

let one_f3 x =
  let a1 = Array.make 3 (x) in
  let s2 = a1 in
  (-3)

let two_f3 x =
  let a1 = Array.make 3 (x) in
  let s2 = a1 in
  (-3)

let prop_f3 (x : int) = one_f3 x = two_f3 x

let one_f4 x =
  (print_int (x); (try print_int (x) with Failure _ -> print_string "a"));
  let a1 = Array.make 3 (x) in
  print_string "b";
  (match x with m2 when a1.(0) < (if m2 > a1.(2) then 1 else a1.(1)) -> (match 1 with m3 when a1.(0) < a1.(1) -> print_int (a1.(0)) | _ -> print_int (x)) | _ -> a1.(0) <- a1.(2));
  let h4 = Hashtbl.create 3 in
  Hashtbl.replace h4 0 (0);
  Hashtbl.add h4 ((-4)) 3;
  ((let v5 = a1.(2) in a1.(1)) + a1.(0))

let two_f4 x =
  (print_int (x); (try print_int (x) with Failure _ -> print_string "a"));
  let a1 = Array.make 3 (x) in
  print_string "b";
  (match x with m2 when a1.(0) < (if m2 > a1.(2) then 1 else a1.(1)) -> (match 1 with m3 when a1.(0) < a1.(1) -> print_int (a1.(0)) | _ -> print_int (x)) | _ -> a1.(0) <- a1.(2));
  let h4 = Hashtbl.create 3 in
  Hashtbl.replace h4 1 (0);
  Hashtbl.add h4 ((-4)) 3;
  ((let v5 = a1.(2) in a1.(1)) + a1.(0))

let prop_f4 (x : int) = one_f4 x = two_f4 x

let one_f5 x =
  let r1 = ref ((if x <> -1 then x else (-2))) in
  (print_string "b"; (r1 := 1; r1 := 5));
  (let v2 = x in x)

let two_f5 x =
  let r1 = ref ((if x <> -1 then x else (-2))) in
  (print_string "b"; (r1 := 2; r1 := 5));
  (let v2 = x in x)

let prop_f5 (x : int) = one_f5 x = two_f5 x
