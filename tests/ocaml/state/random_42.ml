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
let () = step 0 (fun () -> Queue.add (add ((List.hd !cells).value - !(a))) queue)
let () = step 1 (fun () -> (List.hd !cells).value <- ((check 6) mod (if y.tag = "x" then !(a) else !(a))))
let () = step 2 (fun () -> handlers := List.tl !handlers)
let () = step 3 (fun () -> handlers := (fun k -> (if (List.hd !cells).tag = "x" then !(c) else (let r = b in r := 7; !r))) :: !handlers)
let () = step 4 (fun () -> (rows.(1)).(x.value land 3) <- (List.fold_left (fun s f -> s + f 2) 0 !handlers))
let () = step 5 (fun () -> (if y.value > (let r = c in r := !(refs.(1)); !r) then (Hashtbl.replace table (!(c) - y.value) "q") else (print_int (check 3); print_char ' ')))
let () = step 6 (fun () -> (if (!(b) + (let r = a in r := !(b); !r)) > (Array.fold_left (fun s k -> s * 2 + k) 0 arr) then (Hashtbl.remove table (if same = same then y.value else x.value)) else (Buffer.clear log)))
let () = step 7 (fun () -> (let v12 = ((if same = arr then 6 else 2) mod (List.fold_left (fun s f -> s + f 0) 0 !handlers)) in Buffer.add_string log (string_of_int x.value)))
let () = step 8 (fun () -> rows.(1) <- same)
let () = step 9 (fun () -> rows.(0) <- same)
let () = step 10 (fun () -> handlers := List.tl !handlers)
let () = step 11 (fun () -> (let v17 = ref ((same).(3) * 0) in refs.(2) <- refs.(2); (arr).((if arr = same then 2 else 3) land 3) <- !(c)))
let () = step 12 (fun () -> Hashtbl.replace table (if y.tag = "x" then (try 2 with Stop k -> a := k; k) else (1 + x.value)) "p")
let () = step 13 (fun () -> rows.(0) <- same)
let () = step 14 (fun () -> raise (Stop (if y.tag = "x" then (check (List.hd !cells).value) else (Queue.pop queue))))
let () = step 15 (fun () -> (let v23 = b in (try (if !(a) > 0 then ((arr).(4) <- !(refs.(0))) else (incr (refs.(3)))); (let v26 = (List.hd !cells).value in v23 := 7) with Stop _ -> (cells := x :: !cells) | Not_found -> ((let v28 = ref 2 in (rows.(0)).(1) <- !(b); x.value <- 0)))))
let () = step 16 (fun () -> (let v29 = ref !(refs.(2)) in (rows.(1) <- Array.copy (rows.(1)); (let v32 = { value = 1; link = Some y; tag = "z" } in v29 := 7; x.value <- 8)); handlers := (fun k -> (let r = refs.(1) in r := x.value; !r)) :: !handlers))
let () = step 17 (fun () -> (same).(((add !(c)) - (x.value * 2)) land 3) <- (if arr = rows.(0) then y.value else (x.value mod y.value)))
let () = step 18 (fun () -> (try (if (if rows.(3) = same then !(refs.(4)) else y.value) > !(c) then (Array.iteri (fun v37 _ -> x.value <- !(b)) rows.(1)) else (cells := x :: !cells)); (let v39 = (if refs.(0) == b then 8 else !(a)) in rows.(2) <- rows.(2)) with Stop _ -> (cells := y :: !cells) | Not_found -> (print_int (Array.fold_left (fun s k -> s * 2 + k) 0 rows.(3)); print_char ' ')))
let () = step 19 (fun () -> print_int (let r = c in r := (Array.fold_left (fun s k -> s * 2 + k) 0 rows.(3)); !r); print_char ' ')
let () = step 20 (fun () -> refs.(3) <- a)
let () = step 21 (fun () -> Buffer.add_string log (string_of_int (List.hd !cells).value))
let () = step 22 (fun () -> (let v46 = b in Hashtbl.remove table (Array.fold_left (fun s k -> s * 2 + k) 0 rows.(3))))
let () = step 23 (fun () -> (let v48 = { value = (check (same).(4)); link = Some x; tag = "z" } in raise (Stop (tick ())); refs.(4) := (List.fold_left (fun s f -> s + f 0) 0 !handlers)))
let () = step 24 (fun () -> for v51 = 1 to 0 do handlers := (fun k -> (add v51)) :: !handlers done)
