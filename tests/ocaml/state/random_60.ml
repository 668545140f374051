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
let () = step 0 (fun () -> ((match y.link with None -> ((try incr (c); (List.hd !cells).value <- !(a) with Stop _ -> ((same).(1) <- y.value) | Not_found -> (y.value <- !(a)))) | Some v2 -> (handlers := List.tl !handlers)); Buffer.add_string log (string_of_int (y.value + !(c)))))
let () = step 1 (fun () -> Queue.add (Array.fold_left (fun s k -> s * 2 + k) 0 same) queue)
let () = step 2 (fun () -> (let v7 = ref (if a == c then (check y.value) else !(c)) in Array.iteri (fun v8 _ -> (arr).(3 land 3) <- 5) rows.(2); cells := y :: !cells))
let () = step 3 (fun () -> (Queue.add (String.length (Hashtbl.find table 1)) queue; Buffer.add_string log (string_of_int (if (List.hd !cells).tag = "x" then 0 else x.value))))
let () = step 4 (fun () -> print_int (String.length (Hashtbl.find table (if refs.(2) == c then 5 else x.value))); print_char ' ')
let () = step 5 (fun () -> (List.hd !cells).link <- None)
let () = step 6 (fun () -> Array.iteri (fun v16 _ -> print_int (let r = a in r := !(b); !r); print_char ' ') rows.(1))
let () = step 7 (fun () -> rows.(0) <- arr)
let () = step 8 (fun () -> refs.(2) <- refs.(0))
let () = step 9 (fun () -> (if ((if c == c then !(c) else 0) + (try 1 with Stop k -> a := k; k)) > (let r = refs.(3) in r := (3 - y.value); !r) then (rows.(1) <- Array.copy (rows.(0))) else (for v22 = 1 to 0 do Hashtbl.replace table 8 "p" done)))
let () = step 10 (fun () -> (List.hd !cells).value <- ((try y.value with Stop k -> a := k; k) * 1))
let () = step 11 (fun () -> (let v25 = (add (let r = a in r := !(c); !r)) in Array.iteri (fun v26 _ -> (let v27 = rows.(2) in a := 8; (arr).(4) <- !(b))) same))
let () = step 12 (fun () -> Array.iteri (fun v28 _ -> List.iter (fun v29 -> (match v29.link with None -> (incr (c)) | Some v30 -> (y.value <- x.value))) !cells) rows.(1))
let () = step 13 (fun () -> (match y.link with None -> (handlers := List.tl !handlers) | Some v31 -> ((let v33 = ref (Array.fold_left (fun s k -> s * 2 + k) 0 same) in Hashtbl.replace table !(b) "q"; Array.iteri (fun v35 _ -> incr (a)) arr))))
let () = step 14 (fun () -> List.iter (fun v36 -> (try Buffer.clear log; handlers := (fun k -> y.value) :: !handlers with Stop _ -> (v36.link <- Some v36) | Not_found -> (raise (Stop !(refs.(0)))))) !cells)
let () = step 15 (fun () -> (Array.iteri (fun v43 _ -> Buffer.add_string log (string_of_int 2)) rows.(3); Buffer.clear log))
let () = step 16 (fun () -> Buffer.clear log)
let () = step 17 (fun () -> Queue.add (arr).(2) queue)
let () = step 18 (fun () -> print_int ((tick ()) - (5 mod x.value)); print_char ' ')
let () = step 19 (fun () -> (let v49 = { value = (check (let r = a in r := 5; !r)); link = Some y; tag = "z" } in Hashtbl.remove table (arr).(1); (try (List.hd !cells).link <- Some y; cells := (List.hd !cells) :: !cells with Stop _ -> ((let v54 = { value = 8; link = Some v49; tag = "z" } in (rows.(0)).(1) <- 3; incr (refs.(0)))) | Not_found -> (Queue.add v49.value queue))))
let () = step 20 (fun () -> (rows.(3)).((tick ()) land 3) <- (add (x.value - 1)))
let () = step 21 (fun () -> Buffer.clear log)
let () = step 22 (fun () -> (let v58 = ref (if x.tag = "x" then (if y.tag = "x" then (List.hd !cells).value else 5) else (let r = c in r := !(a); !r)) in (if (if arr = arr then !(refs.(2)) else 4) > (if v58 == a then !(c) else 4) then (((same).(3) <- !(v58); incr (c))) else (Buffer.add_string log (string_of_int !(c)))); rows.(1) <- Array.copy (arr)))
let () = step 23 (fun () -> (match (List.hd !cells).link with None -> ((List.hd !cells).value <- (List.fold_left (fun s f -> s + f 2) 0 !handlers)) | Some v63 -> (List.iter (fun v65 -> v63.value <- 7) !cells)))
let () = step 24 (fun () -> (let v67 = refs.(2) in (try (let v69 = ref !(refs.(2)) in incr (a); incr (v69)); Buffer.add_string log (string_of_int !(v67)) with Stop _ -> ((match y.link with None -> (incr (c)) | Some v71 -> (v71.value <- (List.hd !cells).value))) | Not_found -> (b := !(v67)))))
