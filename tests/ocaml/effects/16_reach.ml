type cell = { mutable field : int; mutable other : int }

let f12 x =
  let a1 = [| 4; x; 5 |] in
  let call2 p3 = (if p3 <= -1 then failwith "stop" else x) in
  let a4 = Array.make 3 (x) in
  (match a4.(1) with m5 when a4.(1) <= (match (a4.(2), a4.(0)) with 0, b -> b | a, 0 -> a | a, b -> a - b) -> a4.(2) <- a4.(0) | _ -> print_string "c");
  let b6 = Buffer.create 3 in
  Buffer.add_string b6 (string_of_int (a1.(2)));
  a4.(0)

let () =
  let x = read_int () in
  if f12 x = (6) then
    let target = () in target
