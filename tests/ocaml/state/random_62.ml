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
let () = step 0 (fun () -> (rows.(3)).((List.fold_left (fun s f -> s + f 2) 0 !handlers) land 3) <- (add (Array.fold_left (fun s k -> s * 2 + k) 0 arr)))
let () = step 1 (fun () -> handlers := (fun k -> (Array.fold_left (fun s k -> s * 2 + k) 0 same)) :: !handlers)
let () = step 2 (fun () -> Array.iteri (fun v3 _ -> c := (6 + !(refs.(1)))) rows.(1))
let () = step 3 (fun () -> handlers := List.tl !handlers)
let () = step 4 (fun () -> (try Buffer.clear log; Array.iteri (fun v8 _ -> refs.(1) <- c) arr with Stop _ -> ((let v10 = { value = (!(c) * 0); link = Some x; tag = "z" } in Array.iteri (fun v11 _ -> incr (refs.(3))) arr; (v10.value <- 8; (arr).(0) <- v10.value))) | Not_found -> ((if (List.fold_left (fun s f -> s + f 1) 0 !handlers) > (6 * 2) then (cells := y :: !cells) else (Buffer.add_string log (string_of_int 7))))))
let () = step 5 (fun () -> (let v16 = ref (let r = c in r := (tick ()); !r) in Hashtbl.replace table (2 + y.value) "q"; (match y.link with None -> (for v19 = 0 to 1 do (rows.(1)).(2) <- v19 done) | Some v18 -> ((let v20 = arr in x.value <- !(b); incr (refs.(1)))))))
let () = step 6 (fun () -> handlers := List.tl !handlers)
let () = step 7 (fun () -> (List.hd !cells).value <- ((if same = arr then x.value else !(c)) - (if y.tag = "x" then 2 else !(c))))
let () = step 8 (fun () -> (if (tick ()) > !(c) then (handlers := List.tl !handlers) else (Buffer.clear log)))
let () = step 9 (fun () -> Hashtbl.remove table (tick ()))
let () = step 10 (fun () -> raise (Stop (arr).(2)))
let () = step 11 (fun () -> handlers := List.tl !handlers)
let () = step 12 (fun () -> refs.(2) <- b)
let () = step 13 (fun () -> (let v30 = ((Queue.pop queue) - (let r = b in r := !(refs.(2)); !r)) in refs.(2) := (!(b) - 8)))
let () = step 14 (fun () -> Queue.add (add !(a)) queue)
let () = step 15 (fun () -> (let v33 = b in y.link <- Some x))
let () = step 16 (fun () -> Buffer.clear log)
let () = step 17 (fun () -> (rows.(1)).(((8 + (List.hd !cells).value) - (if rows.(1) = arr then 0 else 3)) land 3) <- (List.fold_left (fun s f -> s + f 1) 0 !handlers))
let () = step 18 (fun () -> Buffer.clear log)
let () = step 19 (fun () -> (match x.link with None -> (refs.(3) <- b) | Some v38 -> (Buffer.add_string log (string_of_int (tick ())))))
let () = step 20 (fun () -> (match y.link with None -> (Buffer.add_string log (string_of_int (tick ()))) | Some v41 -> ((try Buffer.clear log; Queue.add v41.value queue with Stop _ -> (Hashtbl.replace table 6 "r") | Not_found -> (v41.link <- None)))))
let () = step 21 (fun () -> Buffer.clear log)
let () = step 22 (fun () -> (try print_int (Array.fold_left (fun s k -> s * 2 + k) 0 rows.(0)); print_char ' '; (let v51 = (6 - y.value) in Queue.add v51 queue) with Stop _ -> (print_int (if (List.hd !cells).tag = "x" then y.value else 5); print_char ' ') | Not_found -> ((let v54 = ref (List.fold_left (fun s f -> s + f 1) 0 !handlers) in (c := 0; incr (v54)); Buffer.clear log))))
let () = step 23 (fun () -> (if (Array.fold_left (fun s k -> s * 2 + k) 0 rows.(0)) > (try (if same = same then !(b) else !(b)) with Stop k -> a := k; k) then (rows.(1) <- Array.copy (rows.(2))) else (y.value <- (try !(b) with Stop k -> a := k; k))))
let () = step 24 (fun () -> print_int (try (5 mod 6) with Stop k -> a := k; k); print_char ' ')
