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
let () = step 0 (fun () -> Queue.add (Array.fold_left (fun s k -> s * 2 + k) 0 rows.(1)) queue)
let () = step 1 (fun () -> List.iter (fun v2 -> Queue.add (same).(0) queue) !cells)
let () = step 2 (fun () -> y.value <- (if (List.hd !cells).tag = "x" then (Queue.pop queue) else (List.hd !cells).value))
let () = step 3 (fun () -> y.value <- (rows.(0)).(2))
let () = step 4 (fun () -> for v6 = 0 to 2 do (let v7 = c in Array.iteri (fun v8 _ -> refs.(4) := v6) same) done)
let () = step 5 (fun () -> rows.(0) <- Array.copy (arr))
let () = step 6 (fun () -> (let v10 = same in Array.iteri (fun v11 _ -> Buffer.clear log) arr; (v10).((if arr = v10 then 6 else x.value) land 3) <- (!(refs.(2)) - 8)))
let () = step 7 (fun () -> a := (if x.tag = "x" then (if a == refs.(3) then !(c) else x.value) else (3 * 0)))
let () = step 8 (fun () -> (let v15 = ref (Queue.pop queue) in Queue.add (Queue.pop queue) queue; (let v17 = (0 + !(c)) in List.iter (fun v18 -> (rows.(0)).(2) <- (List.hd !cells).value) !cells)))
let () = step 9 (fun () -> Array.iteri (fun v19 _ -> (let v20 = ref (v19 - x.value) in (let v21 = 1 in y.value <- 7); refs.(2) <- v20)) rows.(1))
let () = step 10 (fun () -> Hashtbl.remove table ((if arr = rows.(3) then (List.hd !cells).value else 5) - (!(b) + y.value)))
let () = step 11 (fun () -> (try (List.hd !cells).value <- (String.length (Hashtbl.find table !(a))); (let v26 = (List.hd !cells).value in rows.(0) <- same) with Stop _ -> ((let v28 = c in (let v29 = rows.(3) in (List.hd !cells).value <- !(c); v28 := !(b)))) | Not_found -> ((List.hd !cells).link <- Some x)))
let () = step 12 (fun () -> (let v31 = refs.(3) in (same).((Array.fold_left (fun s k -> s * 2 + k) 0 same) land 3) <- (List.fold_left (fun s f -> s + f 1) 0 !handlers)))
let () = step 13 (fun () -> (if (try (2 mod (List.hd !cells).value) with Stop k -> a := k; k) > (if refs.(3) == b then (tick ()) else (try x.value with Stop k -> a := k; k)) then (cells := y :: !cells) else (Hashtbl.replace table (!(refs.(2)) + 6) "q")))
let () = step 14 (fun () -> Queue.add (add (tick ())) queue)
let () = step 15 (fun () -> cells := (List.hd !cells) :: !cells)
let () = step 16 (fun () -> (let v38 = { value = (String.length (Hashtbl.find table (if a == b then (List.hd !cells).value else !(c)))); link = Some x; tag = "z" } in b := (y.value - !(b)); x.link <- None))
let () = step 17 (fun () -> Array.iteri (fun v41 _ -> (arr).((try (List.hd !cells).value with Stop k -> a := k; k) land 3) <- (add !(c))) same)
let () = step 18 (fun () -> (let v43 = ref y.value in rows.(2) <- arr; (if (List.fold_left (fun s f -> s + f 1) 0 !handlers) > (let r = v43 in r := 0; !r) then (cells := x :: !cells) else ((match (List.hd !cells).link with None -> (incr (a)) | Some v47 -> (v43 := v47.value))))))
let () = step 19 (fun () -> Buffer.add_string log (string_of_int (if x.tag = "x" then (add !(b)) else (1 + y.value))))
let () = step 20 (fun () -> cells := x :: !cells)
let () = step 21 (fun () -> Array.iteri (fun v50 _ -> handlers := List.tl !handlers) same)
let () = step 22 (fun () -> (let v52 = (rows.(1)).(1) in (try (let v54 = ref v52 in y.value <- v52; (rows.(2)).(0) <- !(v54)); handlers := List.tl !handlers with Stop _ -> (handlers := List.tl !handlers) | Not_found -> (print_int v52; print_char ' '))))
let () = step 23 (fun () -> ((let v59 = a in (let v60 = rows.(3) in c := 0; incr (v59))); cells := x :: !cells))
let () = step 24 (fun () -> List.iter (fun v62 -> ((let v64 = rows.(2) in b := !(c); incr (b)); Hashtbl.replace table 8 "p")) !cells)
