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
let () = step 0 (fun () -> (let v1 = arr in refs.(2) <- b; cells := y :: !cells))
let () = step 1 (fun () -> y.value <- ((rows.(1)).(4) - (x.value mod !(b))))
let () = step 2 (fun () -> for v5 = 1 to 1 do for v6 = 1 to 2 do b := y.value done done)
let () = step 3 (fun () -> (let v8 = ref ((check y.value) * 0) in handlers := List.tl !handlers; Hashtbl.remove table (if v8 == b then (List.hd !cells).value else !(b))))
let () = step 4 (fun () -> x.value <- ((!(refs.(4)) - !(c)) + (Array.fold_left (fun s k -> s * 2 + k) 0 same)))
let () = step 5 (fun () -> cells := x :: !cells)
let () = step 6 (fun () -> print_int (List.fold_left (fun s f -> s + f 0) 0 !handlers); print_char ' ')
let () = step 7 (fun () -> (let v14 = c in List.iter (fun v15 -> raise (Stop 8)) !cells))
let () = step 8 (fun () -> handlers := (fun k -> (arr).(4)) :: !handlers)
let () = step 9 (fun () -> (let v18 = { value = (tick ()); link = Some y; tag = "z" } in (match y.link with None -> ((let v20 = ref 1 in (arr).(3) <- 1; incr (refs.(3)))) | Some v19 -> ((let v21 = a in (same).(2) <- 1))); (try Hashtbl.remove table 6; (match x.link with None -> (incr (c)) | Some v24 -> (incr (b))) with Stop _ -> ((let v25 = ref 3 in (same).(2) <- 0; incr (v25))) | Not_found -> (Buffer.clear log))))
let () = step 10 (fun () -> (List.hd !cells).link <- None)
let () = step 11 (fun () -> Buffer.clear log)
let () = step 12 (fun () -> List.iter (fun v29 -> raise (Stop (check y.value))) !cells)
let () = step 13 (fun () -> raise (Stop (if b == refs.(4) then (rows.(3)).(2) else (if y.tag = "x" then 3 else !(c)))))
let () = step 14 (fun () -> (let v32 = arr in (let v33 = (6 - y.value) in (match x.link with None -> (c := 0) | Some v34 -> (incr (refs.(2))))); print_int (if b == b then (List.hd !cells).value else !(a)); print_char ' '))
let () = step 15 (fun () -> (match (List.hd !cells).link with None -> (Hashtbl.remove table (0 - 7)) | Some v36 -> (refs.(0) <- c)))
let () = step 16 (fun () -> b := (try (String.length (Hashtbl.find table x.value)) with Stop k -> a := k; k))
let () = step 17 (fun () -> (List.hd !cells).value <- (if a == a then (if same = same then 6 else 5) else (if arr = same then y.value else !(a))))
let () = step 18 (fun () -> (if (add (if refs.(0) == b then y.value else !(b))) > (if arr = same then (let r = b in r := 7; !r) else (5 * 2)) then (refs.(3) <- refs.(2)) else ((Hashtbl.replace table (List.hd !cells).value "p"; handlers := List.tl !handlers))))
let () = step 19 (fun () -> (let v46 = c in cells := y :: !cells))
let () = step 20 (fun () -> Buffer.clear log)
let () = step 21 (fun () -> (let v49 = ref (let r = b in r := (String.length (Hashtbl.find table !(c))); !r) in for v50 = 1 to 0 do (let v51 = { value = 7; link = Some y; tag = "z" } in incr (b); refs.(1) := 7) done; (arr).((rows.(0)).(4) land 3) <- (x.value mod !(v49))))
let () = step 22 (fun () -> print_int (String.length (Hashtbl.find table (List.fold_left (fun s f -> s + f 3) 0 !handlers))); print_char ' ')
let () = step 23 (fun () -> (arr).((tick ()) land 3) <- x.value)
let () = step 24 (fun () -> (arr).((Queue.pop queue) land 3) <- (if x.tag = "x" then (String.length (Hashtbl.find table !(a))) else (List.fold_left (fun s f -> s + f 3) 0 !handlers)))
