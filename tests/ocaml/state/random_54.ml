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
let () = step 0 (fun () -> Buffer.add_string log (string_of_int (check !(b))))
let () = step 1 (fun () -> (let v2 = ref ((Array.fold_left (fun s k -> s * 2 + k) 0 rows.(3)) + (if y.tag = "x" then 6 else 3)) in refs.(2) <- a; cells := x :: !cells))
let () = step 2 (fun () -> (match (List.hd !cells).link with None -> ((let v6 = (Queue.pop queue) in rows.(0) <- arr)) | Some v5 -> (handlers := List.tl !handlers)))
let () = step 3 (fun () -> (let v9 = ref (Array.fold_left (fun s k -> s * 2 + k) 0 arr) in (let v10 = c in v9 := !(v9)); Buffer.add_string log (string_of_int (Queue.pop queue))))
let () = step 4 (fun () -> Hashtbl.replace table (y.value mod (List.fold_left (fun s f -> s + f 1) 0 !handlers)) "r")
let () = step 5 (fun () -> (let v14 = rows.(2) in Buffer.add_string log (string_of_int (check !(c))); (let v16 = c in Hashtbl.remove table 6)))
let () = step 6 (fun () -> List.iter (fun v18 -> (if (List.fold_left (fun s f -> s + f 2) 0 !handlers) > (try v18.value with Stop k -> a := k; k) then ((let v20 = ref 1 in (arr).(0) <- 3; v20 := x.value)) else ((let v21 = b in v18.value <- (List.hd !cells).value)))) !cells)
let () = step 7 (fun () -> x.value <- (let r = c in r := (x.value + 7); !r))
let () = step 8 (fun () -> refs.(3) <- refs.(1))
let () = step 9 (fun () -> refs.(0) := ((rows.(1)).(2) * 2))
let () = step 10 (fun () -> Buffer.clear log)
let () = step 11 (fun () -> rows.(2) <- rows.(0))
let () = step 12 (fun () -> for v27 = 1 to 0 do Hashtbl.replace table (tick ()) "p" done)
let () = step 13 (fun () -> rows.(0) <- rows.(3))
let () = step 14 (fun () -> refs.(2) := (add (String.length (Hashtbl.find table (List.hd !cells).value))))
let () = step 15 (fun () -> (try Hashtbl.remove table (if y.tag = "x" then x.value else !(b)); print_int (rows.(1)).(4); print_char ' ' with Stop _ -> (List.iter (fun v34 -> (let v35 = ref !(refs.(1)) in v35 := !(v35); incr (v35))) !cells) | Not_found -> ((let v36 = (List.hd !cells).value in cells := (List.hd !cells) :: !cells))))
let () = step 16 (fun () -> handlers := List.tl !handlers)
let () = step 17 (fun () -> handlers := (fun k -> (String.length (Hashtbl.find table (if rows.(0) = rows.(3) then k else k)))) :: !handlers)
let () = step 18 (fun () -> Hashtbl.replace table (add (if y.tag = "x" then 2 else !(c))) "q")
let () = step 19 (fun () -> (let v41 = { value = (Queue.pop queue); link = Some (List.hd !cells); tag = "z" } in Hashtbl.replace table (Array.fold_left (fun s k -> s * 2 + k) 0 same) "r"; handlers := List.tl !handlers))
let () = step 20 (fun () -> handlers := (fun k -> (((List.hd !cells).value - x.value) - (Array.fold_left (fun s k -> s * 2 + k) 0 rows.(1)))) :: !handlers)
let () = step 21 (fun () -> refs.(3) <- a)
let () = step 22 (fun () -> (let v46 = { value = (List.fold_left (fun s f -> s + f 3) 0 !handlers); link = Some y; tag = "z" } in Buffer.clear log; (try v46.value <- 6; refs.(0) <- refs.(2) with Stop _ -> (Hashtbl.remove table 8) | Not_found -> (List.iter (fun v52 -> incr (a)) !cells))))
let () = step 23 (fun () -> print_int ((!(b) * 0) + (String.length (Hashtbl.find table !(refs.(3))))); print_char ' ')
let () = step 24 (fun () -> (let v54 = c in Hashtbl.replace table (if v54 == b then !(a) else (List.hd !cells).value) "r"))
