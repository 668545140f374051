let table =
  Array.init 256 (fun n ->
      let c = ref (Int32.of_int n) in
      for _ = 0 to 7 do
        c := if Int32.logand !c 1l <> 0l then Int32.logxor 0xEDB88320l (Int32.shift_right_logical !c 1) else Int32.shift_right_logical !c 1
      done;
      !c)

let crc s =
  let c = ref (-1l) in
  String.iter (fun ch -> c := Int32.logxor table.(Int32.to_int (Int32.logand (Int32.logxor !c (Int32.of_int (Char.code ch))) 0xffl)) (Int32.shift_right_logical !c 8)) s;
  Int32.logxor !c (-1l)

let () = List.iter (fun s -> Printf.printf "%s %08lx\n" s (crc s)) [ "123456789"; ""; "OCaml" ]
