(* Atomic, Stream, Complex, MoreLabels, StringLabels, words of several bytes. *)
let () =
  let r = Atomic.make 1 in
  Printf.printf "%d %d %b %b %d\n" (Atomic.fetch_and_add r 2) (Atomic.exchange r 7) (Atomic.compare_and_set r 7 8) (Atomic.compare_and_set r 7 9) (Atomic.get r);
  Atomic.incr r; Atomic.decr r; Atomic.set r (Atomic.get r * 2); print_int (Atomic.get r); print_newline ()

let () =
  let s = Stream.from (fun n -> if n < 5 then Some (n * n) else None) in
  Printf.printf "%d %d\n" (Stream.next s) (Stream.next s);
  List.iter (Printf.printf "%d ") (Stream.npeek 2 s); print_newline ();
  Stream.junk s; Stream.iter (Printf.printf "%d ") s; Printf.printf "| %d\n" (Stream.count s);
  (try ignore (Stream.next s) with Stream.Failure -> print_endline "end");
  let t = Stream.iapp (Stream.of_list [ 1; 2 ]) (Stream.icons 3 (Stream.of_list [ 4 ])) in
  Stream.iter print_int t; print_newline ();
  let u = Stream.of_string "abc" in
  ignore (Stream.peek u); print_char (Stream.next u); print_int (Stream.count u); print_newline ()

let () =
  let open Complex in
  let show z = Printf.printf "%.6g %.6g\n" z.re z.im in
  List.iter show [ add one i; mul { re = 1.; im = 2. } { re = 3.; im = -4. }; div one { re = 3.; im = 4. }; sqrt { re = -4.; im = 0. }; inv i; exp i; polar 2. 1. ];
  Printf.printf "%g %g\n" (norm { re = 3.; im = 4. }) (arg i)

let () =
  let module H = MoreLabels.Hashtbl in
  let t = H.create 4 in
  H.add t ~key:1 ~data:"a"; H.replace t ~key:2 ~data:"b";
  Printf.printf "%s\n" (H.fold t ~init:"" ~f:(fun ~key ~data acc -> acc ^ string_of_int key ^ data));
  let module M = MoreLabels.Map.Make (Int) in
  let m = M.add ~key:3 ~data:"c" (M.singleton 1 "a") in
  M.iter m ~f:(fun ~key ~data -> Printf.printf "%d%s " key data); print_newline ()

let () =
  let b = Bytes.make 16 '\000' in
  Bytes.set_int32_le b 0 0x01020304l; Bytes.set_int32_be b 4 (-2l); Bytes.set_int64_le b 8 0x1122334455667788L;
  print_endline (String.escaped (Bytes.to_string b));
  Printf.printf "%lx %lx %Lx %Lx\n" (Bytes.get_int32_be b 0) (Bytes.get_int32_le b 4) (Bytes.get_int64_be b 8) (String.get_int64_le (Bytes.to_string b) 8);
  (try ignore (Bytes.get_int32_le b 13) with Invalid_argument s -> print_endline s);
  let buf = Buffer.create 8 in
  Buffer.add_uint16_be buf 0x4142; Buffer.add_int32_le buf 0x46454443l; Buffer.add_int64_be buf 0x4748494a4b4c4d4eL; Buffer.add_int8 buf 79;
  Buffer.output_buffer stdout buf; print_newline ();
  Printf.printf "%b %b %d\n" (Bytes.starts_with ~prefix:(Bytes.of_string "\004") b) (Bytes.ends_with ~suffix:(Bytes.of_string "\017") b) (Bytes.index_from b 1 '\003')

