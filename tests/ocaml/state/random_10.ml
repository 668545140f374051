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
let () = step 0 (fun () -> handlers := List.tl !handlers)
let () = step 1 (fun () -> rows.(2) <- Array.copy (same))
let () = step 2 (fun () -> (let v3 = arr in List.iter (fun v4 -> Buffer.clear log) !cells; rows.(2) <- Array.copy (rows.(3))))
let () = step 3 (fun () -> (try (let v8 = (!(b) - 6) in for v9 = 1 to 2 do incr (refs.(1)) done); b := (Queue.pop queue) with Stop _ -> (print_int (add (List.hd !cells).value); print_char ' ') | Not_found -> (Hashtbl.remove table (try 5 with Stop k -> a := k; k))))
let () = step 4 (fun () -> refs.(0) <- a)
let () = step 5 (fun () -> (let v14 = (String.length (Hashtbl.find table (y.value mod 6))) in (arr).((if x.tag = "x" then v14 else y.value) land 3) <- (8 - 0)))
let () = step 6 (fun () -> print_int (try (4 - 5) with Stop k -> a := k; k); print_char ' ')
let () = step 7 (fun () -> (match x.link with None -> (((match x.link with None -> (x.value <- !(b)) | Some v19 -> ((List.hd !cells).value <- v19.value)); Hashtbl.replace table 7 "p")) | Some v17 -> ((let v21 = b in (let v22 = ref 1 in b := v17.value; v17.value <- 1)))))
let () = step 8 (fun () -> (Hashtbl.replace table (Array.fold_left (fun s k -> s * 2 + k) 0 same) "r"; (match (List.hd !cells).link with None -> (y.value <- x.value) | Some v25 -> (Hashtbl.remove table 1))))
let () = step 9 (fun () -> (let v28 = rows.(2) in (let v29 = { value = (check (List.hd !cells).value); link = Some (List.hd !cells); tag = "z" } in Hashtbl.remove table 5; (let v31 = rows.(1) in incr (c); c := 3)); Buffer.clear log))
let () = step 10 (fun () -> b := (add (add !(c))))
let () = step 11 (fun () -> (let v34 = { value = (let r = b in r := (if y.tag = "x" then !(refs.(3)) else x.value); !r); link = Some x; tag = "z" } in Hashtbl.replace table (0 - 4) "q"; Queue.add !(refs.(3)) queue))
let () = step 12 (fun () -> rows.(2) <- arr)
let () = step 13 (fun () -> (let v38 = b in b := x.value))
let () = step 14 (fun () -> (let v40 = ref (Array.fold_left (fun s k -> s * 2 + k) 0 same) in (let v41 = { value = (Array.fold_left (fun s k -> s * 2 + k) 0 arr); link = Some y; tag = "z" } in handlers := (fun k -> (List.hd !cells).value) :: !handlers; Hashtbl.replace table 3 "r"); (let v44 = { value = (Array.fold_left (fun s k -> s * 2 + k) 0 arr); link = Some x; tag = "z" } in (let v45 = { value = 2; link = Some v44; tag = "z" } in (same).(3) <- 6; (arr).(3) <- !(refs.(1))); handlers := (fun k -> y.value) :: !handlers)))
let () = step 15 (fun () -> Hashtbl.remove table (List.fold_left (fun s f -> s + f 2) 0 !handlers))
let () = step 16 (fun () -> for v48 = 1 to 0 do (let v49 = ref (!(b) + v48) in refs.(1) <- v49; raise (Stop v48)) done)
let () = step 17 (fun () -> rows.(2) <- rows.(0))
let () = step 18 (fun () -> (try (let v54 = (7 * 3) in Array.iteri (fun v55 _ -> a := v55) rows.(1)); (match x.link with None -> (Buffer.add_string log (string_of_int !(c))) | Some v56 -> ((let v58 = ref !(c) in incr (c); c := !(a)))) with Stop _ -> ((x.link <- None; (try a := 8; (same).(0) <- x.value with Stop _ -> (incr (a)) | Not_found -> ((arr).(0) <- !(c))))) | Not_found -> (handlers := (fun k -> (same).(3)) :: !handlers)))
let () = step 19 (fun () -> refs.(1) <- b)
let () = step 20 (fun () -> (let v64 = ref ((Array.fold_left (fun s k -> s * 2 + k) 0 arr) - (if (List.hd !cells).tag = "x" then (List.hd !cells).value else !(b))) in Buffer.add_string log (string_of_int (String.length (Hashtbl.find table x.value))); handlers := (fun k -> (Queue.pop queue)) :: !handlers))
let () = step 21 (fun () -> (let v67 = arr in y.link <- Some (List.hd !cells); cells := (List.hd !cells) :: !cells))
let () = step 22 (fun () -> (match x.link with None -> (raise (Stop (y.value - !(refs.(4))))) | Some v70 -> (handlers := List.tl !handlers)))
let () = step 23 (fun () -> (let v73 = refs.(1) in Hashtbl.remove table (same).(3)))
let () = step 24 (fun () -> (let v75 = a in Hashtbl.replace table (rows.(1)).(3) "p"))
