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
let () = step 0 (fun () -> (let v1 = ((String.length (Hashtbl.find table !(b))) mod (tick ())) in (same).((check !(c)) land 3) <- (same).(3)))
let () = step 1 (fun () -> y.link <- None)
let () = step 2 (fun () -> for v4 = 0 to 1 do (let v5 = c in (same).((List.hd !cells).value land 3) <- x.value) done)
let () = step 3 (fun () -> (let v7 = { value = (if same = rows.(0) then (String.length (Hashtbl.find table (List.hd !cells).value)) else (x.value - !(a))); link = Some y; tag = "z" } in raise (Stop (check 8)); Hashtbl.replace table y.value "p"))
let () = step 4 (fun () -> (try refs.(0) <- refs.(0); x.value <- (try x.value with Stop k -> a := k; k) with Stop _ -> (Hashtbl.remove table (if rows.(1) = same then 7 else 8)) | Not_found -> ((let v14 = (if y.tag = "x" then 0 else 0) in handlers := List.tl !handlers))))
let () = step 5 (fun () -> Array.iteri (fun v16 _ -> x.link <- Some (List.hd !cells)) rows.(2))
let () = step 6 (fun () -> (let v18 = c in rows.(2) <- arr))
let () = step 7 (fun () -> x.link <- Some y)
let () = step 8 (fun () -> cells := y :: !cells)
let () = step 9 (fun () -> Queue.add ((Array.fold_left (fun s k -> s * 2 + k) 0 same) mod (check x.value)) queue)
let () = step 10 (fun () -> (let v23 = (tick ()) in (let v24 = arr in Array.iteri (fun v25 _ -> refs.(3) := 5) v24; print_int !(refs.(0)); print_char ' ')))
let () = step 11 (fun () -> (c := (List.fold_left (fun s f -> s + f 1) 0 !handlers); (if (try !(refs.(2)) with Stop k -> a := k; k) > (if y.tag = "x" then !(refs.(0)) else 2) then ((let v30 = x.value in incr (c))) else (print_int x.value; print_char ' '))))
let () = step 12 (fun () -> Hashtbl.remove table (x.value * 2))
let () = step 13 (fun () -> Hashtbl.replace table (if same = rows.(1) then (tick ()) else (1 mod y.value)) "q")
let () = step 14 (fun () -> Array.iteri (fun v34 _ -> Buffer.clear log) same)
let () = step 15 (fun () -> Buffer.clear log)
let () = step 16 (fun () -> Hashtbl.remove table (Array.fold_left (fun s k -> s * 2 + k) 0 rows.(1)))
let () = step 17 (fun () -> cells := y :: !cells)
let () = step 18 (fun () -> (if (rows.(1)).(3) > (check (x.value - 8)) then (rows.(2) <- rows.(3)) else ((try (let v42 = ref y.value in b := 2; (arr).(1) <- !(b)); refs.(1) := 4 with Stop _ -> (rows.(0) <- Array.copy (arr)) | Not_found -> (raise (Stop (List.hd !cells).value))))))
let () = step 19 (fun () -> Queue.add (add (if y.tag = "x" then (List.hd !cells).value else 4)) queue)
let () = step 20 (fun () -> print_int ((List.hd !cells).value - (try (List.hd !cells).value with Stop k -> a := k; k)); print_char ' ')
let () = step 21 (fun () -> (for v49 = 1 to 0 do Queue.add 4 queue done; for v51 = 0 to 1 do (let v52 = 5 in incr (a)) done))
let () = step 22 (fun () -> Queue.add (Array.fold_left (fun s k -> s * 2 + k) 0 rows.(2)) queue)
let () = step 23 (fun () -> (match (List.hd !cells).link with None -> (handlers := List.tl !handlers) | Some v54 -> ((let v56 = c in x.link <- None))))
let () = step 24 (fun () -> (match y.link with None -> (b := (Queue.pop queue)) | Some v58 -> ((let v60 = b in (if y.value > v58.value then ((same).(4) <- !(b)) else (incr (v60)))))))
