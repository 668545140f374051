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
let () = step 0 (fun () -> rows.(1) <- same)
let () = step 1 (fun () -> cells := y :: !cells)
let () = step 2 (fun () -> rows.(1) <- arr)
let () = step 3 (fun () -> Array.iteri (fun v4 _ -> Queue.add (let r = b in r := !(c); !r) queue) same)
let () = step 4 (fun () -> (try (let v7 = x.value in (let v8 = ref 7 in y.value <- !(a); incr (c))); (let v9 = c in Buffer.clear log) with Stop _ -> (Buffer.clear log) | Not_found -> (Queue.add (String.length (Hashtbl.find table 2)) queue)))
let () = step 5 (fun () -> (let v13 = { value = (if refs.(0) == refs.(3) then (same).(3) else (if arr = same then !(a) else (List.hd !cells).value)); link = Some x; tag = "z" } in (let v14 = (try 0 with Stop k -> a := k; k) in print_int v14; print_char ' '); (let v16 = ref (if v13.tag = "x" then 8 else v13.value) in Buffer.add_string log (string_of_int v13.value); (let v18 = ref !(a) in v13.value <- 1; v18 := 8))))
let () = step 6 (fun () -> print_int (if refs.(3) == b then (if rows.(1) = rows.(3) then !(a) else 3) else (add !(refs.(2)))); print_char ' ')
let () = step 7 (fun () -> Queue.add (Array.fold_left (fun s k -> s * 2 + k) 0 same) queue)
let () = step 8 (fun () -> (let v21 = arr in ((let v23 = !(c) in (List.hd !cells).value <- 7); (v21).(4 land 3) <- y.value); handlers := List.tl !handlers))
let () = step 9 (fun () -> Array.iteri (fun v26 _ -> rows.(1) <- rows.(0)) same)
let () = step 10 (fun () -> refs.(2) <- b)
let () = step 11 (fun () -> Queue.add (if same = same then (try !(refs.(1)) with Stop k -> a := k; k) else (x.value mod !(refs.(1)))) queue)
let () = step 12 (fun () -> (x.link <- None; (let v32 = (String.length (Hashtbl.find table 8)) in Hashtbl.remove table v32)))
let () = step 13 (fun () -> handlers := List.tl !handlers)
let () = step 14 (fun () -> b := (if rows.(0) = same then (String.length (Hashtbl.find table 3)) else (String.length (Hashtbl.find table !(b)))))
let () = step 15 (fun () -> Array.iteri (fun v36 _ -> rows.(2) <- rows.(1)) arr)
let () = step 16 (fun () -> x.link <- Some y)
let () = step 17 (fun () -> (match (List.hd !cells).link with None -> (rows.(1) <- Array.copy (arr)) | Some v39 -> (Array.iteri (fun v41 _ -> (let v42 = same in incr (refs.(0)); c := (List.hd !cells).value)) rows.(0))))
let () = step 18 (fun () -> (let v43 = (Queue.pop queue) in (rows.(1) <- Array.copy (rows.(0)); Array.iteri (fun v46 _ -> incr (b)) same)))
let () = step 19 (fun () -> (match (List.hd !cells).link with None -> (rows.(2) <- Array.copy (rows.(1))) | Some v47 -> (rows.(2) <- Array.copy (rows.(3)))))
let () = step 20 (fun () -> (List.hd !cells).link <- Some y)
let () = step 21 (fun () -> refs.(1) := (check (String.length (Hashtbl.find table !(b)))))
let () = step 22 (fun () -> rows.(1) <- rows.(1))
let () = step 23 (fun () -> x.value <- ((check 0) - (1 - !(a))))
let () = step 24 (fun () -> (if (String.length (Hashtbl.find table (!(b) - !(a)))) > (if b == b then (arr).(2) else (Queue.pop queue)) then (Buffer.clear log) else (for v56 = 1 to 1 do refs.(3) <- a done)))
