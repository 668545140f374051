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
let () = step 1 (fun () -> (let v2 = { value = (if c == b then (Array.fold_left (fun s k -> s * 2 + k) 0 same) else !(c)); link = Some x; tag = "z" } in handlers := List.tl !handlers; Buffer.clear log))
let () = step 2 (fun () -> raise (Stop (let r = c in r := (!(a) * 3); !r)))
let () = step 3 (fun () -> Buffer.clear log)
let () = step 4 (fun () -> Buffer.add_string log (string_of_int (Queue.pop queue)))
let () = step 5 (fun () -> (try Buffer.clear log; Buffer.clear log with Stop _ -> (b := (String.length (Hashtbl.find table x.value))) | Not_found -> (handlers := (fun k -> (String.length (Hashtbl.find table k))) :: !handlers)))
let () = step 6 (fun () -> (let v13 = ref (Queue.pop queue) in Hashtbl.remove table (Queue.pop queue); (if (String.length (Hashtbl.find table 0)) > (if v13 == b then !(b) else 5) then (Array.iteri (fun v16 _ -> y.value <- !(v13)) arr) else ((same).(!(c) land 3) <- 8))))
let () = step 7 (fun () -> Buffer.clear log)
let () = step 8 (fun () -> b := (if x.tag = "x" then (try (List.hd !cells).value with Stop k -> a := k; k) else (Array.fold_left (fun s k -> s * 2 + k) 0 same)))
let () = step 9 (fun () -> (let v20 = { value = (List.fold_left (fun s f -> s + f 0) 0 !handlers); link = Some x; tag = "z" } in raise (Stop (if x.tag = "x" then 1 else v20.value)); Buffer.add_string log (string_of_int (try !(c) with Stop k -> a := k; k))))
let () = step 10 (fun () -> (same).((check (Array.fold_left (fun s k -> s * 2 + k) 0 arr)) land 3) <- (check (8 - 0)))
let () = step 11 (fun () -> (let v24 = b in (let v25 = (Array.fold_left (fun s k -> s * 2 + k) 0 rows.(0)) in (match y.link with None -> (incr (refs.(1))) | Some v26 -> (x.value <- 1)))))
let () = step 12 (fun () -> Queue.add ((arr).(2) mod (check x.value)) queue)
let () = step 13 (fun () -> (let v28 = { value = (let r = c in r := (if (List.hd !cells).tag = "x" then 2 else 2); !r); link = Some y; tag = "z" } in (rows.(1)).((if same = same then !(c) else !(b)) land 3) <- (if v28.tag = "x" then !(c) else 7); rows.(1) <- rows.(1)))
let () = step 14 (fun () -> List.iter (fun v31 -> (if (List.fold_left (fun s f -> s + f 2) 0 !handlers) > (if refs.(3) == a then !(b) else y.value) then (x.link <- Some v31) else ((let v34 = ref x.value in (same).(0) <- !(refs.(3)); (same).(2) <- !(a))))) !cells)
let () = step 15 (fun () -> (let v35 = c in Hashtbl.remove table (Array.fold_left (fun s k -> s * 2 + k) 0 same)))
let () = step 16 (fun () -> (print_int y.value; print_char ' '; refs.(1) <- a))
let () = step 17 (fun () -> (List.hd !cells).link <- Some y)
let () = step 18 (fun () -> handlers := (fun k -> (let r = refs.(2) in r := (Queue.pop queue); !r)) :: !handlers)
let () = step 19 (fun () -> rows.(1) <- Array.copy (rows.(1)))
let () = step 20 (fun () -> print_int (add (let r = c in r := !(refs.(4)); !r)); print_char ' ')
let () = step 21 (fun () -> Hashtbl.remove table (tick ()))
let () = step 22 (fun () -> (rows.(1)).((tick ()) land 3) <- !(a))
let () = step 23 (fun () -> handlers := List.tl !handlers)
let () = step 24 (fun () -> List.iter (fun v47 -> handlers := List.tl !handlers) !cells)
