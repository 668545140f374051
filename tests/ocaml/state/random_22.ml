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
let () = step 0 (fun () -> (let v1 = arr in (let v2 = c in Buffer.clear log); Queue.add (let r = c in r := (List.hd !cells).value; !r) queue))
let () = step 1 (fun () -> (let v5 = rows.(1) in Queue.add (List.hd !cells).value queue; List.iter (fun v7 -> for v8 = 0 to 2 do (v5).(0) <- 1 done) !cells))
let () = step 2 (fun () -> (try Hashtbl.remove table (if refs.(2) == a then !(c) else !(b)); Hashtbl.replace table (try y.value with Stop k -> a := k; k) "r" with Stop _ -> (rows.(1) <- rows.(0)) | Not_found -> ((if (!(refs.(2)) + (List.hd !cells).value) > (Array.fold_left (fun s k -> s * 2 + k) 0 same) then (Buffer.add_string log (string_of_int 6)) else (raise (Stop !(refs.(2))))))))
let () = step 3 (fun () -> (let v16 = { value = (arr).(4); link = Some (List.hd !cells); tag = "z" } in (if (try v16.value with Stop k -> a := k; k) > (try x.value with Stop k -> a := k; k) then (a := (List.hd !cells).value) else ((v16.value <- v16.value; refs.(0) := 4))); Buffer.clear log))
let () = step 4 (fun () -> refs.(0) <- a)
let () = step 5 (fun () -> (let v22 = ref (List.fold_left (fun s f -> s + f 3) 0 !handlers) in (let v23 = ref (6 + !(refs.(4))) in Hashtbl.remove table (List.hd !cells).value; (let v25 = y.value in incr (v22))); (let v26 = arr in List.iter (fun v27 -> (rows.(0)).(4) <- y.value) !cells; Array.iteri (fun v28 _ -> c := v28) arr)))
let () = step 6 (fun () -> List.iter (fun v29 -> (if (let r = c in r := 2; !r) > (try x.value with Stop k -> a := k; k) then (Array.iteri (fun v31 _ -> b := v29.value) rows.(0)) else (Array.iteri (fun v32 _ -> (arr).(1) <- 2) same))) !cells)
let () = step 7 (fun () -> handlers := (fun k -> (List.fold_left (fun s f -> s + f 2) 0 !handlers)) :: !handlers)
let () = step 8 (fun () -> (match x.link with None -> (Hashtbl.remove table !(refs.(2))) | Some v34 -> (raise (Stop (List.fold_left (fun s f -> s + f 1) 0 !handlers)))))
let () = step 9 (fun () -> (let v37 = refs.(1) in (let v38 = { value = (try 3 with Stop k -> a := k; k); link = Some x; tag = "z" } in (let v39 = { value = !(v37); link = Some v38; tag = "z" } in (same).(3) <- 0; v38.value <- y.value); Queue.add v38.value queue)))
let () = step 10 (fun () -> (let v41 = { value = (try (String.length (Hashtbl.find table !(c))) with Stop k -> a := k; k); link = Some x; tag = "z" } in y.link <- None; Array.iteri (fun v43 _ -> cells := v41 :: !cells) arr))
let () = step 11 (fun () -> x.value <- (String.length (Hashtbl.find table (8 mod !(c)))))
let () = step 12 (fun () -> Buffer.add_string log (string_of_int (if rows.(2) = same then (String.length (Hashtbl.find table (List.hd !cells).value)) else x.value)))
let () = step 13 (fun () -> (try (try Buffer.clear log; print_int !(c); print_char ' ' with Stop _ -> ((arr).(6 land 3) <- !(c)) | Not_found -> (y.link <- Some x)); Queue.add (check !(c)) queue with Stop _ -> ((let v54 = ref (String.length (Hashtbl.find table y.value)) in y.value <- !(refs.(0)); (let v56 = same in x.value <- !(b); b := !(v54)))) | Not_found -> (((match x.link with None -> (refs.(0) := x.value) | Some v58 -> (refs.(1) := 0)); raise (Stop 0)))))
let () = step 14 (fun () -> (let v60 = a in print_int (Queue.pop queue); print_char ' '))
let () = step 15 (fun () -> Hashtbl.replace table (add (x.value * 2)) "p")
let () = step 16 (fun () -> rows.(1) <- same)
let () = step 17 (fun () -> (List.hd !cells).value <- (if rows.(1) = rows.(3) then (String.length (Hashtbl.find table x.value)) else !(b)))
let () = step 18 (fun () -> Array.iteri (fun v65 _ -> handlers := (fun k -> (if c == b then v65 else y.value)) :: !handlers) arr)
let () = step 19 (fun () -> refs.(2) := (if arr = same then (check 5) else (let r = c in r := 8; !r)))
let () = step 20 (fun () -> handlers := (fun k -> (try (check 7) with Stop k -> a := k; k)) :: !handlers)
let () = step 21 (fun () -> (let v69 = { value = (!(a) + (Array.fold_left (fun s k -> s * 2 + k) 0 arr)); link = Some (List.hd !cells); tag = "z" } in (let v70 = { value = (let r = c in r := 2; !r); link = Some y; tag = "z" } in (let v71 = { value = 0; link = Some v70; tag = "z" } in incr (a); incr (refs.(4))); Array.iteri (fun v72 _ -> (arr).(4) <- 5) same); print_int (check 8); print_char ' '))
let () = step 22 (fun () -> rows.(2) <- Array.copy (rows.(1)))
let () = step 23 (fun () -> (let v75 = { value = (check (tick ())); link = Some x; tag = "z" } in handlers := (fun k -> (if a == c then k else 1)) :: !handlers; Buffer.add_string log (string_of_int (if rows.(0) = same then (List.hd !cells).value else !(refs.(3))))))
let () = step 24 (fun () -> for v78 = 1 to 0 do Array.iteri (fun v79 _ -> x.value <- v79) arr done)
