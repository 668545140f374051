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
let () = step 0 (fun () -> List.iter (fun v1 -> for v2 = 1 to 2 do (let v3 = same in x.value <- v1.value; incr (c)) done) !cells)
let () = step 1 (fun () -> for v4 = 1 to 2 do (let v5 = same in (if !(a) > v4 then ((rows.(3)).(1) <- 2) else (y.value <- v4)); List.iter (fun v7 -> (arr).(3) <- !(refs.(3))) !cells) done)
let () = step 2 (fun () -> Buffer.clear log)
let () = step 3 (fun () -> for v9 = 0 to 1 do refs.(1) := (Queue.pop queue) done)
let () = step 4 (fun () -> for v11 = 1 to 2 do (match (List.hd !cells).link with None -> (refs.(3) <- a) | Some v12 -> ((let v14 = ref (List.hd !cells).value in v12.value <- !(refs.(3)); (rows.(3)).(3) <- v11))) done)
let () = step 5 (fun () -> cells := (List.hd !cells) :: !cells)
let () = step 6 (fun () -> (List.hd !cells).value <- (tick ()))
let () = step 7 (fun () -> refs.(0) <- b)
let () = step 8 (fun () -> (Queue.add x.value queue; print_int ((List.hd !cells).value mod !(a)); print_char ' '))
let () = step 9 (fun () -> raise (Stop (try y.value with Stop k -> a := k; k)))
let () = step 10 (fun () -> raise (Stop x.value))
let () = step 11 (fun () -> (let v23 = rows.(2) in Queue.add (check 4) queue; y.link <- Some (List.hd !cells)))
let () = step 12 (fun () -> ((match x.link with None -> ((match x.link with None -> ((rows.(2)).(3) <- y.value) | Some v28 -> (a := !(refs.(4))))) | Some v27 -> ((rows.(2)).(!(refs.(4)) land 3) <- !(b))); ((let v31 = { value = !(b); link = Some x; tag = "z" } in v31.value <- !(b); (arr).(1) <- 3); handlers := (fun k -> x.value) :: !handlers)))
let () = step 13 (fun () -> (try (let v34 = { value = y.value; link = Some (List.hd !cells); tag = "z" } in (let v35 = ref 4 in (arr).(2) <- 6; v34.value <- x.value); (let v36 = !(a) in (arr).(4) <- (List.hd !cells).value)); (try Queue.add !(c) queue; Buffer.clear log with Stop _ -> ((let v40 = { value = 5; link = Some (List.hd !cells); tag = "z" } in (same).(4) <- v40.value; b := 7)) | Not_found -> (for v41 = 1 to 2 do (List.hd !cells).value <- y.value done)) with Stop _ -> ((let v42 = same in handlers := (fun k -> x.value) :: !handlers; rows.(0) <- v42)) | Not_found -> ((try Array.iteri (fun v46 _ -> x.value <- (List.hd !cells).value) rows.(3); (rows.(3)).(0 land 3) <- !(a) with Stop _ -> (handlers := List.tl !handlers) | Not_found -> (c := 6)))))
let () = step 14 (fun () -> Array.iteri (fun v50 _ -> Buffer.clear log) same)
let () = step 15 (fun () -> Hashtbl.remove table (try (if refs.(2) == b then (List.hd !cells).value else !(c)) with Stop k -> a := k; k))
let () = step 16 (fun () -> rows.(2) <- Array.copy (rows.(1)))
let () = step 17 (fun () -> Hashtbl.replace table (List.fold_left (fun s f -> s + f 3) 0 !handlers) "q")
let () = step 18 (fun () -> (let v55 = same in Buffer.add_string log (string_of_int (4 - !(b))); handlers := List.tl !handlers))
let () = step 19 (fun () -> c := ((let r = refs.(0) in r := !(refs.(4)); !r) mod (if refs.(1) == a then 5 else 5)))
let () = step 20 (fun () -> (let v59 = (if a == b then (arr).(4) else (add x.value)) in raise (Stop (arr).(1))))
let () = step 21 (fun () -> c := ((if same = same then !(a) else 3) - (String.length (Hashtbl.find table (List.hd !cells).value))))
let () = step 22 (fun () -> (same).((let r = refs.(1) in r := (if y.tag = "x" then 8 else !(b)); !r) land 3) <- (Queue.pop queue))
let () = step 23 (fun () -> List.iter (fun v63 -> (try for v65 = 1 to 2 do (same).(0) <- 3 done; Hashtbl.replace table 6 "r" with Stop _ -> ((if !(refs.(1)) > 0 then ((rows.(3)).(1) <- y.value) else (incr (c)))) | Not_found -> (Array.iteri (fun v68 _ -> a := v68) rows.(0)))) !cells)
let () = step 24 (fun () -> (let v69 = refs.(3) in rows.(2) <- Array.copy (arr)))
