type cell = { mutable field : int; mutable other : int }


let one_f0 x =
  print_int ((-7));
  let h1 = Hashtbl.create 3 in
  Hashtbl.replace h1 0 (x);
  Hashtbl.add h1 (x) 3;
  let r2 = ref ((1 - x)) in
  let b3 = Buffer.create 3 in
  Buffer.add_string b3 (string_of_int ((try Hashtbl.find h1 0 with Not_found -> 5)));
  let a4 = Array.make 3 (!r2) in
  ((let v5 = !r2 in a4.(0)) + (if !r2 = !r2 then failwith "stop" else !r2))

let two_f0 x =
  print_int ((-7));
  let h1 = Hashtbl.create 3 in
  Hashtbl.replace h1 0 (x);
  Hashtbl.add h1 (x) 3;
  let r2 = ref ((1 - x)) in
  let b3 = Buffer.create 3 in
  Buffer.add_string b3 (string_of_int ((try Hashtbl.find h1 0 with Not_found -> 5)));
  let a4 = Array.make 3 (!r2) in
  ((let v5 = !r2 in a4.(0)) - (if !r2 = !r2 then failwith "stop" else !r2))

let prop_f0 (x : int) = one_f0 x = two_f0 x

let one_f1 x =
  let a1 = [| -2; x; 5 |] in
  a1.(1) <- (let v2 = x in a1.(2));
  let a3 = Array.make 3 (a1.(0)) in
  let r4 = ref ((if x <> a3.(0) then failwith "stop" else a3.(1))) in
  let a5 = Array.make 3 (a1.(2)) in
  !r4

let two_f1 x =
  let a1 = [| -2; x; 0 |] in
  a1.(1) <- (let v2 = x in a1.(2));
  let a3 = Array.make 3 (a1.(0)) in
  let r4 = ref ((if x <> a3.(0) then failwith "stop" else a3.(1))) in
  let a5 = Array.make 3 (a1.(2)) in
  !r4

let prop_f1 (x : int) = one_f1 x = two_f1 x

let one_f2 x =
  let r1 = ref ((0 + x)) in
  r1 := (match (x, x) with 0, b -> b | a, 0 -> a | a, b -> a - b);
  let r2 = ref (x) in
  let call3 p4 = (print_int (x); !r1) in
  r1 := (-9);
  2

let two_f2 x =
  let unused = x + 1 in ignore unused;
  let r1 = ref ((0 + x)) in
  r1 := (match (x, x) with 0, b -> b | a, 0 -> a | a, b -> a - b);
  let r2 = ref (x) in
  let call3 p4 = (print_int (x); !r1) in
  r1 := (-9);
  2

let prop_f2 (x : int) = one_f2 x = two_f2 x

let one_f3 x =
  let r1 = ref (x) in
  let a2 = [| -1; !r1; 3 |] in
  let r3 = ref (a2.(0)) in
  let a4 = [| (-7); a2.(0); 0 |] in
  r3 := (if x <= a2.(0) then failwith "stop" else x);
  (print_int (x); (let v5 = x in a2.(2)))

let two_f3 x =
  let unused = x + 1 in ignore unused;
  let r1 = ref (x) in
  let a2 = [| -1; !r1; 3 |] in
  let r3 = ref (a2.(0)) in
  let a4 = [| (-7); a2.(0); 0 |] in
  r3 := (if x <= a2.(0) then failwith "stop" else x);
  (print_int (x); (let v5 = x in a2.(2)))

let prop_f3 (x : int) = one_f3 x = two_f3 x

let one_f4 x =
  let a1 = Array.make 3 (x) in
  let a2 = Array.make 3 (a1.(2)) in
  let a3 = [| 3; x; 0 |] in
  let s4 = a3 in
  (let v5 = (a1.(1) <- -1; s4.(1)) in (s4.(2) <- a3.(2); a2.(1)))

let two_f4 x =
  let a1 = Array.make 3 (x) in
  let a2 = Array.make 3 (a1.(2)) in
  let a3 = [| 3; x; 1 |] in
  let s4 = a3 in
  (let v5 = (a1.(1) <- -1; s4.(1)) in (s4.(2) <- a3.(2); a2.(1)))

let prop_f4 (x : int) = one_f4 x = two_f4 x

let one_f5 x =
  List.iter (fun e1 -> print_string "c") [3; -1];
  let b2 = Buffer.create 3 in
  Buffer.add_string b2 (string_of_int (x));
  let r3 = ref ((print_string "b"; (-3))) in
  let box4 = (r3, 1) in
  fst box4 := !r3;
  (let v5 = (if !r3 <> -1 then failwith "stop" else (Buffer.length b2)) in 2)

let two_f5 x =
  List.iter (fun e1 -> print_string "d") [3; -1];
  let b2 = Buffer.create 3 in
  Buffer.add_string b2 (string_of_int (x));
  let r3 = ref ((print_string "b"; (-3))) in
  let box4 = (r3, 1) in
  fst box4 := !r3;
  (let v5 = (if !r3 <> -1 then failwith "stop" else (Buffer.length b2)) in 2)

let prop_f5 (x : int) = one_f5 x = two_f5 x
