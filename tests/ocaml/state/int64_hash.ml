(* FNV-1a on 64 bits, and a linear congruential generator. *)
let fnv s =
  let h = ref 0xcbf29ce484222325L in
  String.iter (fun c -> h := Int64.mul (Int64.logxor !h (Int64.of_int (Char.code c))) 0x100000001b3L) s;
  !h

let state = ref 1L
let next () =
  state := Int64.add (Int64.mul !state 6364136223846793005L) 1442695040888963407L;
  Int64.to_int (Int64.shift_right_logical !state 33)

let () =
  List.iter (fun s -> Printf.printf "%Lx %Ld %Lu\n" (fnv s) (fnv s) (fnv s)) [ ""; "a"; "hello" ];
  for _ = 1 to 4 do Printf.printf "%d " (next ()) done;
  Printf.printf "%ld %lx %nd\n" (Int32.mul 65537l 65537l) (-1l) Nativeint.min_int
