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
let () = step 0 (fun () -> x.value <- (List.fold_left (fun s f -> s + f 2) 0 !handlers))
let () = step 1 (fun () -> (rows.(2)).((if arr = same then (!(b) - (List.hd !cells).value) else !(b)) land 3) <- ((let r = c in r := y.value; !r) * 0))
let () = step 2 (fun () -> Buffer.clear log)
let () = step 3 (fun () -> Buffer.add_string log (string_of_int (Array.fold_left (fun s k -> s * 2 + k) 0 rows.(0))))
let () = step 4 (fun () -> cells := (List.hd !cells) :: !cells)
let () = step 5 (fun () -> Array.iteri (fun v6 _ -> print_int (check v6); print_char ' ') arr)
let () = step 6 (fun () -> Buffer.clear log)
let () = step 7 (fun () -> (let v9 = (String.length (Hashtbl.find table (if refs.(0) == c then y.value else !(refs.(1))))) in (try Buffer.add_string log (string_of_int v9); cells := y :: !cells with Stop _ -> (Hashtbl.remove table v9) | Not_found -> ((match y.link with None -> (incr (refs.(0))) | Some v14 -> (c := v9))))))
let () = step 8 (fun () -> (let v15 = { value = (Array.fold_left (fun s k -> s * 2 + k) 0 rows.(3)); link = Some y; tag = "z" } in (match (List.hd !cells).link with None -> (List.iter (fun v17 -> incr (c)) !cells) | Some v16 -> ((let v18 = { value = !(refs.(1)); link = Some (List.hd !cells); tag = "z" } in incr (refs.(2)); (same).(2) <- v15.value))); Array.iteri (fun v19 _ -> (let v20 = ref y.value in v15.value <- !(v20); (rows.(0)).(1) <- v15.value)) arr))
let () = step 9 (fun () -> raise (Stop (check (Queue.pop queue))))
let () = step 10 (fun () -> handlers := List.tl !handlers)
let () = step 11 (fun () -> Buffer.add_string log (string_of_int (Array.fold_left (fun s k -> s * 2 + k) 0 same)))
let () = step 12 (fun () -> Hashtbl.replace table (rows.(3)).(0) "q")
let () = step 13 (fun () -> for v25 = 0 to 0 do cells := x :: !cells done)
let () = step 14 (fun () -> refs.(3) := (Array.fold_left (fun s k -> s * 2 + k) 0 arr))
let () = step 15 (fun () -> (Hashtbl.replace table (4 * 3) "q"; (let v30 = !(a) in refs.(1) <- c)))
let () = step 16 (fun () -> handlers := (fun k -> (check (check x.value))) :: !handlers)
let () = step 17 (fun () -> print_int (tick ()); print_char ' ')
let () = step 18 (fun () -> (let v34 = { value = (if (List.hd !cells).tag = "x" then (!(b) + y.value) else (try 5 with Stop k -> a := k; k)); link = Some y; tag = "z" } in (try y.link <- None; (let v37 = { value = 4; link = Some x; tag = "z" } in incr (b); (arr).(0) <- !(a)) with Stop _ -> ((let v38 = same in b := 3; incr (c))) | Not_found -> (Hashtbl.replace table !(a) "p")); Buffer.clear log))
let () = step 19 (fun () -> c := (((List.hd !cells).value + !(a)) mod (6 - 5)))
let () = step 20 (fun () -> (let v42 = b in for v43 = 0 to 1 do (let v44 = { value = !(b); link = Some x; tag = "z" } in x.value <- x.value; v44.value <- v43) done))
let () = step 21 (fun () -> (match (List.hd !cells).link with None -> (Queue.add (arr).(1) queue) | Some v45 -> ((List.iter (fun v48 -> a := 3) !cells; List.iter (fun v49 -> b := v49.value) !cells))))
let () = step 22 (fun () -> rows.(1) <- Array.copy (rows.(2)))
let () = step 23 (fun () -> (if (List.fold_left (fun s f -> s + f 3) 0 !handlers) > (if y.tag = "x" then (7 * 2) else (String.length (Hashtbl.find table 3))) then (Buffer.clear log) else (b := (y.value + y.value))))
let () = step 24 (fun () -> refs.(1) := !(refs.(1)))
