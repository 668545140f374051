let shuffle a =
  for i = Array.length a - 1 downto 1 do
    let j = Random.int (i + 1) in
    let x = a.(i) in
    a.(i) <- a.(j);
    a.(j) <- x
  done

let () =
  let a = Array.init 10 (fun i -> i) in
  shuffle a;
  Array.iter (Printf.printf "%d ") a;
  Random.full_init [| 7; 8 |];
  shuffle a;
  Array.iter (Printf.printf "%d ") a;
  let saved = Random.get_state () in
  let x = Random.bits () in
  Random.set_state saved;
  Printf.printf "%b\n" (x = Random.bits ())
