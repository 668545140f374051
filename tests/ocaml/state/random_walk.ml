let () =
  Random.init 42;
  let position = ref 0 and farthest = ref 0 in
  for _ = 1 to 30 do
    if Random.bool () then incr position else decr position;
    if abs !position > !farthest then farthest := abs !position
  done;
  Printf.printf "%d %d\n" !position !farthest;
  let state = Random.State.make [| 1; 2; 3 |] in
  let copy = Random.State.copy state in
  for _ = 1 to 5 do Printf.printf "%d %d " (Random.State.int state 100) (Random.State.int copy 100) done;
  print_newline ();
  Printf.printf "%.6f %d\n" (Random.float 10.) (Random.int 1000)
