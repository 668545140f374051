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
let () = step 0 (fun () -> a := ((Queue.pop queue) + (List.fold_left (fun s f -> s + f 1) 0 !handlers)))
let () = step 1 (fun () -> rows.(2) <- rows.(0))
let () = step 2 (fun () -> print_int (Array.fold_left (fun s k -> s * 2 + k) 0 same); print_char ' ')
let () = step 3 (fun () -> Buffer.add_string log (string_of_int (tick ())))
let () = step 4 (fun () -> Buffer.add_string log (string_of_int (((List.hd !cells).value - !(refs.(4))) mod (Array.fold_left (fun s k -> s * 2 + k) 0 rows.(0)))))
let () = step 5 (fun () -> (let v6 = { value = ((if refs.(2) == a then 0 else 3) + (if arr = same then x.value else 7)); link = Some (List.hd !cells); tag = "z" } in (List.iter (fun v8 -> incr (c)) !cells; handlers := (fun k -> x.value) :: !handlers); Buffer.add_string log (string_of_int (let r = a in r := y.value; !r))))
let () = step 6 (fun () -> (let v11 = b in List.iter (fun v12 -> v12.link <- Some v12) !cells))
let () = step 7 (fun () -> (try (List.iter (fun v16 -> incr (refs.(1))) !cells; (try x.value <- 0; y.value <- !(b) with Stop _ -> ((arr).(2) <- 3) | Not_found -> (a := 8))); (if (try 7 with Stop k -> a := k; k) > (List.fold_left (fun s f -> s + f 0) 0 !handlers) then (Buffer.add_string log (string_of_int 5)) else (Buffer.add_string log (string_of_int x.value))) with Stop _ -> ((List.hd !cells).value <- (if x.tag = "x" then y.value else x.value)) | Not_found -> (Queue.add (6 + 8) queue)))
let () = step 8 (fun () -> Queue.add (if y.tag = "x" then (try 1 with Stop k -> a := k; k) else (4 + y.value)) queue)
let () = step 9 (fun () -> Hashtbl.remove table (try (List.fold_left (fun s f -> s + f 1) 0 !handlers) with Stop k -> a := k; k))
let () = step 10 (fun () -> (match (List.hd !cells).link with None -> (Array.iteri (fun v26 _ -> List.iter (fun v27 -> v27.value <- v26) !cells) arr) | Some v25 -> ((let v28 = ref (Queue.pop queue) in handlers := (fun k -> k) :: !handlers; (let v30 = rows.(2) in b := !(v28); refs.(2) := v25.value)))))
let () = step 11 (fun () -> (let v31 = (if c == a then (String.length (Hashtbl.find table (List.hd !cells).value)) else (tick ())) in Buffer.add_string log (string_of_int (try x.value with Stop k -> a := k; k))))
let () = step 12 (fun () -> (arr).((add (check y.value)) land 3) <- ((try (List.hd !cells).value with Stop k -> a := k; k) mod (if refs.(0) == refs.(0) then x.value else !(b))))
let () = step 13 (fun () -> c := ((check !(refs.(2))) + (tick ())))
let () = step 14 (fun () -> List.iter (fun v35 -> for v36 = 1 to 1 do Hashtbl.remove table 8 done) !cells)
let () = step 15 (fun () -> rows.(1) <- rows.(3))
let () = step 16 (fun () -> Hashtbl.remove table (List.fold_left (fun s f -> s + f 1) 0 !handlers))
let () = step 17 (fun () -> (List.hd !cells).link <- Some x)
let () = step 18 (fun () -> Buffer.clear log)
let () = step 19 (fun () -> (let v42 = b in (List.hd !cells).link <- None))
let () = step 20 (fun () -> Buffer.clear log)
let () = step 21 (fun () -> for v45 = 1 to 1 do rows.(1) <- Array.copy (arr) done)
let () = step 22 (fun () -> c := (if x.tag = "x" then (Queue.pop queue) else x.value))
let () = step 23 (fun () -> Array.iteri (fun v48 _ -> Buffer.add_string log (string_of_int (v48 mod y.value))) same)
let () = step 24 (fun () -> rows.(2) <- Array.copy (same))
