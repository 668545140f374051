exception Stop of int
type cell = { mutable value : int; mutable link : cell option; tag : string }
let a = ref 1
let b = ref 2
let c = a
let refs = [| a; b; ref 3; c |]
let arr = [| 1; 2; 3; 4 |]
let same = arr
let rows = [| arr; Array.copy arr; [| 7 |] |]
let x = { value = 5; link = None; tag = "x" }
let y = { value = 6; link = Some x; tag = "y" }
let cells = ref [ x; y; x ]
let table : (int, string) Hashtbl.t = Hashtbl.create 1
let queue : int Queue.t = Queue.create ()
let log = Buffer.create 10
let count = ref 0
let tick () = incr count; !count
let make k = let n = ref k in ((fun d -> n := !n + d; !n), fun () -> !n)
let add, total = make 10
let handlers : (int -> int) list ref = ref [ add; (fun k -> a := k; k) ]
let check n = if n mod 7 = 3 then raise (Stop n) else n
let rec show_cell d = function
  | None -> "."
  | Some z -> if d = 0 then "~" else Printf.sprintf "%s%d>%s" z.tag z.value (show_cell (d - 1) z.link)
let show step =
  Printf.printf "%d: %d %d %d | %s | %s | %s %s | %d %d %d | %s | %s\n" step !a !b !count
    (String.concat "," (Array.to_list (Array.map (fun r -> string_of_int !r) refs)))
    (String.concat ";" (Array.to_list (Array.map (fun r -> String.concat "," (List.map string_of_int (Array.to_list r))) rows)))
    (show_cell 4 (Some x)) (show_cell 4 (Some y)) (List.length !cells) (total ()) (Queue.length queue)
    (Hashtbl.fold (fun k v acc -> Printf.sprintf "%d%s %s" k v acc) table "")
    (Buffer.contents log)
let step n f = (try f () with Stop k -> Printf.printf "stop %d " k | Not_found -> print_string "missing " | Failure m -> print_string (m ^ " ")
  | Invalid_argument m -> print_string (m ^ " ") | Division_by_zero -> print_string "zero " | Queue.Empty -> print_string "empty "); show n
let () = step 0 (fun () -> ((handlers := (fun k -> !(b)) :: !handlers; (let v4 = ref !(a) in (List.hd !cells).value <- !(c); x.value <- y.value)); x.value <- (let r = a in r := 5; !r)))
let () = step 1 (fun () -> (match y.link with None -> (raise (Stop x.value)) | Some v6 -> (raise (Stop (Array.fold_left (fun s k -> s * 2 + k) 0 rows.(1))))))
let () = step 2 (fun () -> rows.(0) <- rows.(2))
let () = step 3 (fun () -> (let v10 = ref (if y.tag = "x" then (!(a) mod !(c)) else (if same = same then 1 else x.value)) in (let v11 = ref (rows.(1)).(0) in (try (arr).(0) <- 6; (List.hd !cells).value <- !(v11) with Stop _ -> (incr (v11)) | Not_found -> ((arr).(4) <- 7)); rows.(0) <- rows.(0)); Array.iteri (fun v14 _ -> for v15 = 0 to 0 do v10 := v15 done) arr))
let () = step 4 (fun () -> (if ((Queue.pop queue) * 3) > (tick ()) then (Queue.add (same).(4) queue) else (cells := x :: !cells)))
let () = step 5 (fun () -> Hashtbl.replace table ((tick ()) mod (Queue.pop queue)) "q")
let () = step 6 (fun () -> (match y.link with None -> (Hashtbl.remove table (Array.fold_left (fun s k -> s * 2 + k) 0 same)) | Some v20 -> (Buffer.clear log)))
let () = step 7 (fun () -> ((let v24 = { value = (Array.fold_left (fun s k -> s * 2 + k) 0 rows.(3)); link = Some y; tag = "z" } in handlers := (fun k -> k) :: !handlers; Queue.add y.value queue); cells := (List.hd !cells) :: !cells))
let () = step 8 (fun () -> Buffer.add_string log (string_of_int (try (try (List.hd !cells).value with Stop k -> a := k; k) with Stop k -> a := k; k)))
let () = step 9 (fun () -> handlers := (fun k -> (let r = b in r := (tick ()); !r)) :: !handlers)
let () = step 10 (fun () -> (let v30 = ref (if refs.(2) == a then x.value else x.value) in (let v31 = c in (let v32 = { value = !(v31); link = Some y; tag = "z" } in v32.value <- !(v31); (List.hd !cells).value <- !(v31))); handlers := List.tl !handlers))
let () = step 11 (fun () -> (try List.iter (fun v35 -> (let v36 = refs.(4) in (rows.(1)).(4) <- !(a))) !cells; rows.(2) <- arr with Stop _ -> ((let v38 = (if x.tag = "x" then (List.hd !cells).value else !(b)) in (let v39 = !(c) in (arr).(1) <- (List.hd !cells).value))) | Not_found -> ((try (let v41 = { value = (List.hd !cells).value; link = Some (List.hd !cells); tag = "z" } in (same).(4) <- (List.hd !cells).value; a := !(c)); refs.(2) <- c with Stop _ -> ((rows.(0)).(!(a) land 3) <- y.value) | Not_found -> (Buffer.clear log)))))
let () = step 12 (fun () -> c := y.value)
let () = step 13 (fun () -> Array.iteri (fun v46 _ -> (List.hd !cells).value <- (check 0)) arr)
let () = step 14 (fun () -> for v48 = 0 to 2 do print_int (!(c) * 0); print_char ' ' done)
let () = step 15 (fun () -> refs.(0) <- b)
let () = step 16 (fun () -> refs.(3) <- a)
let () = step 17 (fun () -> refs.(2) <- refs.(1))
let () = step 18 (fun () -> List.iter (fun v53 -> handlers := (fun k -> (k * 0)) :: !handlers) !cells)
let () = step 19 (fun () -> (let v55 = ref (List.fold_left (fun s f -> s + f 2) 0 !handlers) in for v56 = 0 to 0 do v55 := y.value done; ((let v59 = arr in incr (c); c := 6); Hashtbl.replace table 8 "q")))
let () = step 20 (fun () -> (try x.value <- (!(refs.(4)) - 4); Queue.add (if c == a then x.value else 0) queue with Stop _ -> (Hashtbl.remove table (let r = b in r := !(c); !r)) | Not_found -> (handlers := (fun k -> x.value) :: !handlers)))
let () = step 21 (fun () -> Hashtbl.remove table (rows.(1)).(1))
let () = step 22 (fun () -> Queue.add x.value queue)
let () = step 23 (fun () -> cells := y :: !cells)
let () = step 24 (fun () -> refs.(1) <- b)
