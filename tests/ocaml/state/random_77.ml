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
let () = step 0 (fun () -> Buffer.add_string log (string_of_int (List.fold_left (fun s f -> s + f 2) 0 !handlers)))
let () = step 1 (fun () -> (try Array.iteri (fun v3 _ -> (same).(!(c) land 3) <- 0) arr; raise (Stop !(a)) with Stop _ -> ((Array.iteri (fun v7 _ -> x.value <- 6) arr; handlers := (fun k -> x.value) :: !handlers)) | Not_found -> ((let v9 = (Queue.pop queue) in cells := x :: !cells))))
let () = step 2 (fun () -> handlers := (fun k -> (if c == a then (List.fold_left (fun s f -> s + f 0) 0 !handlers) else (let r = b in r := (List.hd !cells).value; !r))) :: !handlers)
let () = step 3 (fun () -> Hashtbl.replace table (Array.fold_left (fun s k -> s * 2 + k) 0 rows.(1)) "p")
let () = step 4 (fun () -> Array.iteri (fun v13 _ -> (let v14 = ref (try v13 with Stop k -> a := k; k) in (let v15 = a in x.value <- (List.hd !cells).value); (try (rows.(3)).(3) <- (List.hd !cells).value; refs.(1) := 5 with Stop _ -> (v14 := v13) | Not_found -> (x.value <- !(v14))))) same)
let () = step 5 (fun () -> (try print_int !(c); print_char ' '; (let v19 = refs.(0) in (let v20 = arr in x.value <- 3; x.value <- x.value)) with Stop _ -> (c := ((List.hd !cells).value + !(b))) | Not_found -> (y.link <- Some y)))
let () = step 6 (fun () -> (try handlers := List.tl !handlers; (let v25 = ref (if arr = arr then x.value else !(refs.(3))) in Buffer.add_string log (string_of_int !(refs.(0))); (let v27 = { value = 2; link = Some y; tag = "z" } in (same).(2) <- 8; (rows.(2)).(0) <- v27.value)) with Stop _ -> (Hashtbl.replace table (try 0 with Stop k -> a := k; k) "r") | Not_found -> (Queue.add (if (List.hd !cells).tag = "x" then 4 else (List.hd !cells).value) queue)))
let () = step 7 (fun () -> Queue.add ((if arr = rows.(3) then !(c) else y.value) - (8 mod !(a))) queue)
let () = step 8 (fun () -> raise (Stop (tick ())))
let () = step 9 (fun () -> Hashtbl.replace table (List.fold_left (fun s f -> s + f 3) 0 !handlers) "p")
let () = step 10 (fun () -> cells := (List.hd !cells) :: !cells)
let () = step 11 (fun () -> (let v34 = a in for v35 = 1 to 1 do cells := y :: !cells done))
let () = step 12 (fun () -> (let v37 = ref (add ((List.hd !cells).value + x.value)) in (let v38 = refs.(2) in refs.(0) <- b); Hashtbl.replace table (check !(v37)) "p"))
let () = step 13 (fun () -> print_int (if y.tag = "x" then (check y.value) else !(c)); print_char ' ')
let () = step 14 (fun () -> raise (Stop !(b)))
let () = step 15 (fun () -> (let v43 = same in handlers := (fun k -> (String.length (Hashtbl.find table 4))) :: !handlers; (let v45 = c in for v46 = 1 to 2 do b := 3 done)))
let () = step 16 (fun () -> List.iter (fun v47 -> Buffer.add_string log (string_of_int (try !(b) with Stop k -> a := k; k))) !cells)
let () = step 17 (fun () -> cells := y :: !cells)
let () = step 18 (fun () -> List.iter (fun v50 -> (let v51 = { value = (try 7 with Stop k -> a := k; k); link = Some x; tag = "z" } in Array.iteri (fun v52 _ -> x.value <- y.value) same; (let v53 = ref !(b) in (arr).(3) <- !(v53); (arr).(0) <- 4))) !cells)
let () = step 19 (fun () -> refs.(0) <- refs.(3))
let () = step 20 (fun () -> (let v55 = b in (match x.link with None -> ((let v57 = b in incr (b))) | Some v56 -> ((match x.link with None -> ((same).(4) <- !(refs.(0))) | Some v58 -> (v56.value <- v58.value))))))
let () = step 21 (fun () -> Queue.add (rows.(3)).(0) queue)
let () = step 22 (fun () -> cells := x :: !cells)
let () = step 23 (fun () -> for v61 = 0 to 2 do cells := y :: !cells done)
let () = step 24 (fun () -> (let v63 = { value = (if rows.(0) = same then (String.length (Hashtbl.find table (List.hd !cells).value)) else (let r = b in r := y.value; !r)); link = Some y; tag = "z" } in Hashtbl.replace table (String.length (Hashtbl.find table 7)) "q"; (arr).((v63.value + 5) land 3) <- !(b)))
