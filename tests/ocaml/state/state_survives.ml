let r = ref 0
let a = [| 1; 2; 3 |]
let fail_after k = for i = 0 to 2 do a.(i) <- a.(i) * 10; r := !r + 1; if i = k then failwith "stop" done
let () = (try fail_after 1 with Failure _ -> ()); Printf.printf "%d %d %d %d\n" !r a.(0) a.(1) a.(2)
let () = (try fail_after 5 with Failure _ -> print_endline "no"); Printf.printf "%d %d %d %d\n" !r a.(0) a.(1) a.(2)
let h = Hashtbl.create 3
let () = (try Hashtbl.add h 1 "x"; ignore (Hashtbl.find h 2); Hashtbl.add h 3 "y" with Not_found -> Hashtbl.add h 2 "late"); Printf.printf "%d %b\n" (Hashtbl.length h) (Hashtbl.mem h 3)
