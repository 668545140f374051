let () =
  Random.init 42;
  let l = List.init 5 (fun _ -> Random.int 100) in
  List.iter (Printf.printf "%d ") l;
  print_newline ();
  let st = Random.State.make [| 1; 2; 3 |] in
  Printf.printf "%d %b %.4f\n" (Random.State.int st 1000) (Random.State.bool st) (Random.State.float st 1.0);
  let a = Array.init 8 (fun i -> i) in
  for i = 7 downto 1 do
    let j = Random.int (i + 1) in
    let t = a.(i) in
    a.(i) <- a.(j);
    a.(j) <- t
  done;
  Array.iter print_int a;
  print_newline ()
