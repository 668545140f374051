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
let () = step 0 (fun () -> (let v1 = rows.(2) in (List.hd !cells).link <- Some (List.hd !cells); y.value <- (List.fold_left (fun s f -> s + f 1) 0 !handlers)))
let () = step 1 (fun () -> refs.(2) <- b)
let () = step 2 (fun () -> (if (try (if b == refs.(4) then 5 else 1) with Stop k -> a := k; k) > ((same).(0) mod !(b)) then ((List.hd !cells).value <- (try x.value with Stop k -> a := k; k)) else (rows.(2) <- rows.(1))))
let () = step 3 (fun () -> rows.(2) <- Array.copy (rows.(2)))
let () = step 4 (fun () -> List.iter (fun v9 -> (if ((List.hd !cells).value - y.value) > (tick ()) then (handlers := (fun k -> v9.value) :: !handlers) else (Hashtbl.replace table (List.hd !cells).value "r"))) !cells)
let () = step 5 (fun () -> List.iter (fun v13 -> raise (Stop (Queue.pop queue))) !cells)
let () = step 6 (fun () -> List.iter (fun v15 -> (match (List.hd !cells).link with None -> ((let v17 = b in (arr).(2) <- !(b))) | Some v16 -> (Buffer.add_string log (string_of_int v15.value)))) !cells)
let () = step 7 (fun () -> (let v19 = (tick ()) in c := (v19 * 1)))
let () = step 8 (fun () -> handlers := (fun k -> ((String.length (Hashtbl.find table k)) * 1)) :: !handlers)
let () = step 9 (fun () -> (if (let r = refs.(3) in r := (8 + 0); !r) > (let r = refs.(4) in r := (String.length (Hashtbl.find table x.value)); !r) then (print_int (List.fold_left (fun s f -> s + f 1) 0 !handlers); print_char ' ') else (refs.(2) <- a)))
let () = step 10 (fun () -> (let v25 = rows.(2) in (let v26 = { value = (y.value mod 0); link = Some y; tag = "z" } in List.iter (fun v27 -> (arr).(3) <- 5) !cells; Hashtbl.remove table !(c)); ((let v30 = arr in x.value <- !(refs.(1)); (arr).(2) <- 6); (let v31 = c in y.value <- 2))))
let () = step 11 (fun () -> Hashtbl.remove table (if (List.hd !cells).tag = "x" then (String.length (Hashtbl.find table !(c))) else (try 8 with Stop k -> a := k; k)))
let () = step 12 (fun () -> ((try (if !(b) > 3 then (incr (b)) else (incr (c))); (List.hd !cells).value <- !(b) with Stop _ -> (print_int 7; print_char ' ') | Not_found -> (handlers := List.tl !handlers)); (try Hashtbl.remove table 5; Hashtbl.replace table !(c) "p" with Stop _ -> ((let v42 = ref 7 in refs.(1) := y.value; incr (b))) | Not_found -> (handlers := (fun k -> x.value) :: !handlers))))
let () = step 13 (fun () -> (List.hd !cells).link <- Some (List.hd !cells))
let () = step 14 (fun () -> (if (rows.(0)).(3) > ((check y.value) * 1) then ((match (List.hd !cells).link with None -> ((let v47 = { value = 1; link = Some y; tag = "z" } in incr (refs.(1)); (rows.(2)).(1) <- y.value)) | Some v46 -> ((let v48 = ref !(c) in incr (refs.(2)); v46.value <- 0)))) else (List.iter (fun v49 -> (let v50 = ref !(refs.(2)) in v49.value <- !(c); v49.value <- !(refs.(0)))) !cells)))
let () = step 15 (fun () -> (match x.link with None -> ((let v52 = c in (let v53 = y.value in x.value <- !(refs.(1))))) | Some v51 -> (Array.iteri (fun v54 _ -> Hashtbl.replace table 8 "q") rows.(2))))
let () = step 16 (fun () -> refs.(3) <- a)
let () = step 17 (fun () -> (try List.iter (fun v58 -> cells := y :: !cells) !cells; rows.(2) <- same with Stop _ -> ((same).((tick ()) land 3) <- (2 * 0)) | Not_found -> (handlers := List.tl !handlers)))
let () = step 18 (fun () -> (if ((!(c) * 0) * 0) > (String.length (Hashtbl.find table (rows.(0)).(4))) then ((let v64 = refs.(3) in Hashtbl.remove table (List.hd !cells).value)) else (Buffer.clear log)))
let () = step 19 (fun () -> (if (Queue.pop queue) > (same).(2) then (Hashtbl.remove table !(refs.(3))) else (((let v70 = { value = !(refs.(3)); link = Some x; tag = "z" } in incr (refs.(0)); v70.value <- y.value); (try y.value <- y.value; b := 8 with Stop _ -> (c := x.value) | Not_found -> ((arr).(0) <- !(c)))))))
let () = step 20 (fun () -> (let v72 = ref (tick ()) in (let v73 = c in print_int y.value; print_char ' '); a := (Queue.pop queue)))
let () = step 21 (fun () -> rows.(1) <- same)
let () = step 22 (fun () -> refs.(2) := (Queue.pop queue))
let () = step 23 (fun () -> Buffer.add_string log (string_of_int (List.fold_left (fun s f -> s + f 3) 0 !handlers)))
let () = step 24 (fun () -> (let v79 = same in Queue.add (Queue.pop queue) queue; raise (Stop ((List.hd !cells).value - 0))))
