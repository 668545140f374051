type cell = { mutable field : int; mutable other : int }


let one_f0 x =
  let call1 p2 = 3 in
  ((try print_int (x) with Failure _ -> print_int (2)); print_string "b");
  print_string "a";
  let r3 = ref (x) in
  (if call1 (call1 (!r3)) > !r3 then x else (if !r3 <= x then failwith "stop" else (-8)))

let two_f0 x =
  let call1 p2 = 3 in
  ((try print_int (x) with Failure _ -> print_int (2)); print_string "b");
  print_string "d";
  let r3 = ref (x) in
  (if call1 (call1 (!r3)) > !r3 then x else (if !r3 <= x then failwith "stop" else (-8)))

let prop_f0 (x : int) = one_f0 x = two_f0 x

let one_f1 x =
  let r1 = ref (x) in
  let r2 = ref ((if !r1 <> x then x else !r1)) in
  let call3 p4 = (-2 + p4) in
  (x - (call3 (!r1) + !r1))

let two_f1 x =
  let r1 = ref (x) in
  let r2 = ref ((if !r1 <> x then x else !r1)) in
  let call3 p4 = (-2 + p4) in
  (x + (call3 (!r1) + !r1))

let prop_f1 (x : int) = one_f1 x = two_f1 x

let one_f2 x =
  let a1 = Array.make 3 (-1) in
  let r2 = ref ((-3)) in
  let r3 = ref (!r2) in
  let r4 = ref ((try !r2 with Failure _ -> a1.(0))) in
  let r5 = ref ((!r3 - a1.(0))) in
  5

let two_f2 x =
  let unused = x + 1 in ignore unused;
  let a1 = Array.make 3 (-1) in
  let r2 = ref ((-3)) in
  let r3 = ref (!r2) in
  let r4 = ref ((try !r2 with Failure _ -> a1.(0))) in
  let r5 = ref ((!r3 - a1.(0))) in
  5

let prop_f2 (x : int) = one_f2 x = two_f2 x

let one_f3 x =
  let call1 p2 = (let v3 = x in x) in
  print_string "c";
  let r4 = ref (call1 (x)) in
  let b5 = Buffer.create 3 in
  Buffer.add_string b5 (string_of_int (call1 (!r4)));
  !r4

let two_f3 x =
  let call1 p2 = (let v3 = x in x) in
  print_string "d";
  let r4 = ref (call1 (x)) in
  let b5 = Buffer.create 3 in
  Buffer.add_string b5 (string_of_int (call1 (!r4)));
  !r4

let prop_f3 (x : int) = one_f3 x = two_f3 x

let one_f4 x =
  let a1 = Array.make 3 (x) in
  let r2 = ref ((if a1.(2) < a1.(2) then a1.(2) else a1.(2))) in
  let s3 = r2 in
  (let v4 = (if a1.(1) > a1.(0) then failwith "stop" else !s3) in a1.(0))

let two_f4 x =
  let a1 = Array.make 3 (x) in
  let r2 = ref ((if a1.(2) < a1.(2) then a1.(2) else a1.(2))) in
  let s3 = r2 in
  (let v4 = (if a1.(1) > a1.(0) then failwith "stop" else !s3) in a1.(0))

let prop_f4 (x : int) = one_f4 x = two_f4 x

let one_f5 x =
  let a1 = [| -1; -1; (-7) |] in
  Array.fill a1 1 0 (x);
  let q2 = Stack.create () in
  Stack.push (a1.(2)) q2; Stack.push 4 q2;
  let r3 = ref ((let v4 = 1 in a1.(2))) in
  let h5 = Hashtbl.create 3 in
  Hashtbl.replace h5 0 (!r3);
  Hashtbl.add h5 (0) 0;
  (try (a1.(1) <- (Stack.length q2); !r3) with Failure _ -> (if (Stack.length q2) <> (Stack.pop q2) then failwith "stop" else !r3))

let two_f5 x =
  let a1 = [| -1; -1; (-7) |] in
  Array.fill a1 2 0 (x);
  let q2 = Stack.create () in
  Stack.push (a1.(2)) q2; Stack.push 4 q2;
  let r3 = ref ((let v4 = 1 in a1.(2))) in
  let h5 = Hashtbl.create 3 in
  Hashtbl.replace h5 0 (!r3);
  Hashtbl.add h5 (0) 0;
  (try (a1.(1) <- (Stack.length q2); !r3) with Failure _ -> (if (Stack.length q2) <> (Stack.pop q2) then failwith "stop" else !r3))

let prop_f5 (x : int) = one_f5 x = two_f5 x
