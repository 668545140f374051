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
let () = step 0 (fun () -> cells := (List.hd !cells) :: !cells)
let () = step 1 (fun () -> print_int ((add !(a)) + (!(c) - !(c))); print_char ' ')
let () = step 2 (fun () -> raise (Stop ((Queue.pop queue) mod (7 * 3))))
let () = step 3 (fun () -> rows.(0) <- Array.copy (arr))
let () = step 4 (fun () -> for v5 = 0 to 1 do (match (List.hd !cells).link with None -> (y.value <- !(a)) | Some v6 -> ((let v8 = { value = x.value; link = Some (List.hd !cells); tag = "z" } in refs.(0) := 6; (same).(3) <- (List.hd !cells).value))) done)
let () = step 5 (fun () -> (Queue.add (String.length (Hashtbl.find table 1)) queue; for v11 = 1 to 2 do handlers := (fun k -> k) :: !handlers done))
let () = step 6 (fun () -> Hashtbl.replace table (add (y.value - 1)) "q")
let () = step 7 (fun () -> (same).((tick ()) land 3) <- (Queue.pop queue))
let () = step 8 (fun () -> (match (List.hd !cells).link with None -> (rows.(0) <- same) | Some v15 -> ((let v17 = { value = (check !(b)); link = Some v15; tag = "z" } in (let v18 = rows.(2) in (v18).(1) <- 6; x.value <- 0); v15.value <- 8))))
let () = step 9 (fun () -> (if (tick ()) > ((if arr = same then x.value else y.value) mod (!(b) mod !(refs.(1)))) then (for v21 = 1 to 0 do List.iter (fun v22 -> (arr).(0) <- !(b)) !cells done) else ((match y.link with None -> (handlers := List.tl !handlers) | Some v23 -> ((let v25 = 5 in y.value <- !(a)))))))
let () = step 10 (fun () -> Queue.add (add (Queue.pop queue)) queue)
let () = step 11 (fun () -> Buffer.add_string log (string_of_int (add (Queue.pop queue))))
let () = step 12 (fun () -> for v28 = 1 to 1 do (let v29 = { value = (Array.fold_left (fun s k -> s * 2 + k) 0 same); link = Some x; tag = "z" } in (match y.link with None -> ((arr).(3) <- v29.value) | Some v30 -> (refs.(3) := y.value)); rows.(2) <- Array.copy (rows.(3))) done)
let () = step 13 (fun () -> Hashtbl.remove table (try (if a == b then !(b) else (List.hd !cells).value) with Stop k -> a := k; k))
let () = step 14 (fun () -> Hashtbl.replace table (List.hd !cells).value "r")
let () = step 15 (fun () -> Hashtbl.replace table (Queue.pop queue) "r")
let () = step 16 (fun () -> Buffer.clear log)
let () = step 17 (fun () -> a := ((List.fold_left (fun s f -> s + f 2) 0 !handlers) + (Queue.pop queue)))
let () = step 18 (fun () -> (let v37 = (Queue.pop queue) in (let v38 = ref (String.length (Hashtbl.find table v37)) in for v39 = 0 to 2 do v38 := v39 done; cells := y :: !cells)))
let () = step 19 (fun () -> print_int (same).(3); print_char ' ')
let () = step 20 (fun () -> (let v42 = a in cells := x :: !cells))
let () = step 21 (fun () -> (Array.iteri (fun v45 _ -> Buffer.add_string log (string_of_int (List.hd !cells).value)) arr; handlers := List.tl !handlers))
let () = step 22 (fun () -> Hashtbl.remove table (List.fold_left (fun s f -> s + f 1) 0 !handlers))
let () = step 23 (fun () -> handlers := List.tl !handlers)
let () = step 24 (fun () -> (let v50 = { value = y.value; link = Some x; tag = "z" } in ((match v50.link with None -> (b := !(a)) | Some v52 -> ((same).(0) <- !(c))); handlers := List.tl !handlers); refs.(3) <- a))
