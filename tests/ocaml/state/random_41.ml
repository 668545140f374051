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
let () = step 0 (fun () -> Queue.add (String.length (Hashtbl.find table (rows.(2)).(3))) queue)
let () = step 1 (fun () -> refs.(3) <- refs.(4))
let () = step 2 (fun () -> for v3 = 1 to 2 do (List.hd !cells).link <- None done)
let () = step 3 (fun () -> x.link <- None)
let () = step 4 (fun () -> (let v6 = (tick ()) in (handlers := (fun k -> v6) :: !handlers; (let v9 = c in (rows.(2)).(3) <- 2))))
let () = step 5 (fun () -> (try (arr).((if refs.(2) == refs.(1) then !(b) else 1) land 3) <- (5 mod x.value); Queue.add (if same = arr then !(b) else y.value) queue with Stop _ -> (Buffer.clear log) | Not_found -> (Hashtbl.replace table (check 5) "q")))
let () = step 6 (fun () -> (match (List.hd !cells).link with None -> (Hashtbl.remove table (add 6)) | Some v15 -> (Buffer.clear log)))
let () = step 7 (fun () -> (match (List.hd !cells).link with None -> (Hashtbl.replace table (if (List.hd !cells).tag = "x" then 1 else 7) "q") | Some v18 -> (Array.iteri (fun v20 _ -> (let v21 = ref v18.value in x.value <- !(v21); incr (v21))) rows.(0))))
let () = step 8 (fun () -> rows.(1) <- same)
let () = step 9 (fun () -> print_int (!(b) mod (tick ())); print_char ' ')
let () = step 10 (fun () -> refs.(1) <- refs.(3))
let () = step 11 (fun () -> (match x.link with None -> (for v26 = 1 to 2 do (try incr (c); incr (b) with Stop _ -> ((arr).(2) <- y.value) | Not_found -> ((same).(0) <- 1)) done) | Some v25 -> (v25.value <- (try !(b) with Stop k -> a := k; k))))
let () = step 12 (fun () -> (let v29 = { value = (Array.fold_left (fun s k -> s * 2 + k) 0 rows.(0)); link = Some x; tag = "z" } in (same).((Queue.pop queue) land 3) <- (if same = rows.(3) then 6 else x.value); List.iter (fun v31 -> Array.iteri (fun v32 _ -> incr (a)) same) !cells))
let () = step 13 (fun () -> print_int !(refs.(3)); print_char ' ')
let () = step 14 (fun () -> (let v34 = c in (rows.(3)).((x.value * 1) land 3) <- (try 0 with Stop k -> a := k; k)))
let () = step 15 (fun () -> Queue.add ((if refs.(0) == a then !(b) else !(c)) + (let r = c in r := y.value; !r)) queue)
let () = step 16 (fun () -> handlers := (fun k -> (tick ())) :: !handlers)
let () = step 17 (fun () -> Buffer.add_string log (string_of_int (add (check 1))))
let () = step 18 (fun () -> refs.(0) <- refs.(1))
let () = step 19 (fun () -> refs.(0) <- a)
let () = step 20 (fun () -> print_int (String.length (Hashtbl.find table (3 + 8))); print_char ' ')
let () = step 21 (fun () -> refs.(3) := (((List.hd !cells).value - 4) mod ((List.hd !cells).value * 1)))
let () = step 22 (fun () -> refs.(3) <- a)
let () = step 23 (fun () -> (let v44 = arr in raise (Stop (if same = v44 then !(c) else 2)); raise (Stop (Array.fold_left (fun s k -> s * 2 + k) 0 v44))))
let () = step 24 (fun () -> Buffer.clear log)
