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
let () = step 0 (fun () -> Buffer.clear log)
let () = step 1 (fun () -> (let v2 = a in (let v3 = ref (Array.fold_left (fun s k -> s * 2 + k) 0 arr) in (arr).(2 land 3) <- y.value; (match y.link with None -> (refs.(3) := !(v2)) | Some v5 -> (v5.value <- 2)))))
let () = step 2 (fun () -> (arr).(((add !(c)) mod (if x.tag = "x" then y.value else y.value)) land 3) <- (check (if refs.(2) == refs.(0) then x.value else (List.hd !cells).value)))
let () = step 3 (fun () -> x.value <- (Array.fold_left (fun s k -> s * 2 + k) 0 rows.(1)))
let () = step 4 (fun () -> (let v8 = arr in refs.(1) <- b; rows.(0) <- v8))
let () = step 5 (fun () -> Array.iteri (fun v11 _ -> (let v12 = rows.(0) in (let v13 = 5 in b := !(a)); (match x.link with None -> (incr (a)) | Some v14 -> (incr (c))))) same)
let () = step 6 (fun () -> refs.(2) <- a)
let () = step 7 (fun () -> (let v16 = (String.length (Hashtbl.find table (let r = a in r := 5; !r))) in raise (Stop (Queue.pop queue))))
let () = step 8 (fun () -> (try (let v19 = arr in handlers := List.tl !handlers; cells := x :: !cells); rows.(2) <- Array.copy (rows.(1)) with Stop _ -> (Buffer.clear log) | Not_found -> (Hashtbl.replace table (try !(refs.(1)) with Stop k -> a := k; k) "r")))
let () = step 9 (fun () -> Hashtbl.replace table (Array.fold_left (fun s k -> s * 2 + k) 0 rows.(1)) "p")
let () = step 10 (fun () -> (let v26 = ref (if x.tag = "x" then (Queue.pop queue) else (Array.fold_left (fun s k -> s * 2 + k) 0 rows.(2))) in Array.iteri (fun v27 _ -> raise (Stop v27)) arr; (let v29 = same in for v30 = 1 to 1 do (rows.(3)).(4) <- !(v26) done; handlers := (fun k -> !(v26)) :: !handlers)))
let () = step 11 (fun () -> Queue.add (add ((List.hd !cells).value + x.value)) queue)
let () = step 12 (fun () -> Array.iteri (fun v33 _ -> rows.(2) <- Array.copy (same)) same)
let () = step 13 (fun () -> (let v35 = ref (tick ()) in (match (List.hd !cells).link with None -> ((match y.link with None -> (incr (v35)) | Some v37 -> (incr (v35)))) | Some v36 -> (print_int x.value; print_char ' ')); raise (Stop (if c == v35 then x.value else x.value))))
let () = step 14 (fun () -> rows.(2) <- Array.copy (same))
let () = step 15 (fun () -> (match (List.hd !cells).link with None -> ((try (let v43 = rows.(1) in (v43).(2) <- !(a); a := !(c)); raise (Stop 5) with Stop _ -> (raise (Stop !(refs.(3)))) | Not_found -> (Hashtbl.remove table !(refs.(3))))) | Some v41 -> (List.iter (fun v47 -> (let v48 = { value = !(b); link = Some x; tag = "z" } in refs.(2) := y.value; v41.value <- 2)) !cells)))
let () = step 16 (fun () -> List.iter (fun v49 -> cells := x :: !cells) !cells)
let () = step 17 (fun () -> (try (let v52 = { value = (let r = refs.(3) in r := !(refs.(3)); !r); link = Some x; tag = "z" } in handlers := List.tl !handlers; Array.iteri (fun v54 _ -> a := !(b)) rows.(1)); for v55 = 1 to 1 do refs.(2) <- b done with Stop _ -> (List.iter (fun v57 -> cells := v57 :: !cells) !cells) | Not_found -> ((let v59 = same in Array.iteri (fun v60 _ -> y.value <- !(refs.(2))) same; Buffer.clear log))))
let () = step 18 (fun () -> (let v62 = a in print_int (!(b) mod 7); print_char ' '))
let () = step 19 (fun () -> Hashtbl.remove table (add (same).(2)))
let () = step 20 (fun () -> (let v65 = c in (rows.(2)).((Queue.pop queue) land 3) <- (Queue.pop queue)))
let () = step 21 (fun () -> raise (Stop !(a)))
let () = step 22 (fun () -> (try raise (Stop (Queue.pop queue)); Buffer.add_string log (string_of_int (if (List.hd !cells).tag = "x" then (List.hd !cells).value else !(refs.(2)))) with Stop _ -> ((let v71 = b in Array.iteri (fun v72 _ -> incr (refs.(1))) same)) | Not_found -> (List.iter (fun v73 -> (match (List.hd !cells).link with None -> (refs.(0) := !(refs.(4))) | Some v74 -> (v73.value <- v74.value))) !cells)))
let () = step 23 (fun () -> Buffer.clear log)
let () = step 24 (fun () -> Hashtbl.replace table (String.length (Hashtbl.find table (same).(0))) "p")
