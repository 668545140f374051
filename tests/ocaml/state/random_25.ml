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
let () = step 0 (fun () -> List.iter (fun v1 -> Array.iteri (fun v2 _ -> (let v3 = ref v2 in x.value <- v2; (rows.(2)).(3) <- v2)) same) !cells)
let () = step 1 (fun () -> Buffer.add_string log (string_of_int (Array.fold_left (fun s k -> s * 2 + k) 0 same)))
let () = step 2 (fun () -> Queue.add x.value queue)
let () = step 3 (fun () -> Hashtbl.remove table (check (tick ())))
let () = step 4 (fun () -> (let v7 = c in (let v8 = (arr).(1) in (same).(v8 land 3) <- 7)))
let () = step 5 (fun () -> (List.hd !cells).link <- Some y)
let () = step 6 (fun () -> (try (let v12 = ((List.hd !cells).value - (List.hd !cells).value) in (let v13 = { value = y.value; link = Some x; tag = "z" } in incr (c); incr (b))); (let v14 = refs.(4) in y.value <- x.value) with Stop _ -> (cells := (List.hd !cells) :: !cells) | Not_found -> (handlers := List.tl !handlers)))
let () = step 7 (fun () -> ((let v19 = c in ((same).(0) <- !(c); incr (a))); (let v21 = ref (if (List.hd !cells).tag = "x" then 6 else x.value) in (if (List.hd !cells).value > 5 then (incr (v21)) else (b := 4)); y.value <- !(v21))))
let () = step 8 (fun () -> (Buffer.add_string log (string_of_int !(c)); raise (Stop (tick ()))))
let () = step 9 (fun () -> raise (Stop (Queue.pop queue)))
let () = step 10 (fun () -> (List.hd !cells).value <- (check (List.fold_left (fun s f -> s + f 1) 0 !handlers)))
let () = step 11 (fun () -> (arr).((check (tick ())) land 3) <- !(refs.(1)))
let () = step 12 (fun () -> (let v30 = ((String.length (Hashtbl.find table 5)) mod (String.length (Hashtbl.find table y.value))) in for v31 = 1 to 0 do List.iter (fun v32 -> (arr).(1) <- v31) !cells done))
let () = step 13 (fun () -> (a := (Array.fold_left (fun s k -> s * 2 + k) 0 arr); handlers := List.tl !handlers))
let () = step 14 (fun () -> x.link <- None)
let () = step 15 (fun () -> Array.iteri (fun v37 _ -> cells := y :: !cells) arr)
let () = step 16 (fun () -> print_int ((let r = b in r := (List.hd !cells).value; !r) - (List.fold_left (fun s f -> s + f 3) 0 !handlers)); print_char ' ')
let () = step 17 (fun () -> (try rows.(0) <- Array.copy (arr); x.value <- !(a) with Stop _ -> ((let v43 = c in (List.hd !cells).value <- x.value)) | Not_found -> (x.value <- (tick ()))))
let () = step 18 (fun () -> raise (Stop (check (let r = refs.(4) in r := !(c); !r))))
let () = step 19 (fun () -> Hashtbl.replace table (tick ()) "r")
let () = step 20 (fun () -> Buffer.clear log)
let () = step 21 (fun () -> refs.(4) := (Array.fold_left (fun s k -> s * 2 + k) 0 arr))
let () = step 22 (fun () -> Queue.add (Queue.pop queue) queue)
let () = step 23 (fun () -> handlers := (fun k -> (((List.hd !cells).value mod (List.hd !cells).value) mod (tick ()))) :: !handlers)
let () = step 24 (fun () -> for v52 = 0 to 2 do raise (Stop (Array.fold_left (fun s k -> s * 2 + k) 0 rows.(1))) done)
