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
let () = step 0 (fun () -> List.iter (fun v1 -> c := (try y.value with Stop k -> a := k; k)) !cells)
let () = step 1 (fun () -> (let v3 = !(b) in Buffer.clear log))
let () = step 2 (fun () -> (let v5 = ((if same = same then !(c) else 0) + (if refs.(3) == a then !(b) else !(b))) in handlers := (fun k -> (Queue.pop queue)) :: !handlers))
let () = step 3 (fun () -> (let v7 = ref (let r = refs.(1) in r := (Queue.pop queue); !r) in (let v8 = b in Buffer.add_string log (string_of_int y.value)); List.iter (fun v10 -> y.value <- !(a)) !cells))
let () = step 4 (fun () -> handlers := (fun k -> (let r = refs.(0) in r := !(refs.(2)); !r)) :: !handlers)
let () = step 5 (fun () -> Hashtbl.remove table (!(refs.(1)) - (if same = rows.(3) then (List.hd !cells).value else (List.hd !cells).value)))
let () = step 6 (fun () -> (let v14 = ref ((if (List.hd !cells).tag = "x" then 7 else x.value) + (0 * 1)) in (match (List.hd !cells).link with None -> (rows.(0) <- Array.copy (arr)) | Some v15 -> (Queue.add !(c) queue)); rows.(1) <- Array.copy (same)))
let () = step 7 (fun () -> (List.hd !cells).value <- ((if refs.(4) == b then !(b) else x.value) * 2))
let () = step 8 (fun () -> (let v20 = ref (if (List.hd !cells).tag = "x" then (x.value + !(a)) else (check (List.hd !cells).value)) in handlers := (fun k -> (let r = v20 in r := k; !r)) :: !handlers; Hashtbl.replace table (arr).(3) "r"))
let () = step 9 (fun () -> handlers := (fun k -> (if x.tag = "x" then (Queue.pop queue) else (!(refs.(2)) * 0))) :: !handlers)
let () = step 10 (fun () -> print_int (arr).(1); print_char ' ')
let () = step 11 (fun () -> handlers := List.tl !handlers)
let () = step 12 (fun () -> print_int (arr).(2); print_char ' ')
let () = step 13 (fun () -> Queue.add (add (try !(refs.(2)) with Stop k -> a := k; k)) queue)
let () = step 14 (fun () -> (same).(((same).(4) - (!(b) + !(refs.(3)))) land 3) <- (if x.tag = "x" then !(c) else (let r = c in r := !(c); !r)))
let () = step 15 (fun () -> handlers := (fun k -> (Array.fold_left (fun s k -> s * 2 + k) 0 rows.(3))) :: !handlers)
let () = step 16 (fun () -> Buffer.add_string log (string_of_int ((!(refs.(1)) mod !(c)) + (String.length (Hashtbl.find table 7)))))
let () = step 17 (fun () -> (let v31 = refs.(4) in for v32 = 0 to 1 do (let v33 = v31 in b := 6) done))
let () = step 18 (fun () -> for v34 = 0 to 2 do Array.iteri (fun v35 _ -> (arr).(v34 land 3) <- v35) arr done)
let () = step 19 (fun () -> y.link <- None)
let () = step 20 (fun () -> x.link <- Some (List.hd !cells))
let () = step 21 (fun () -> (let v39 = ref (List.fold_left (fun s f -> s + f 1) 0 !handlers) in (let v40 = (x.value * 2) in raise (Stop v40)); (try (try v39 := 0; incr (c) with Stop _ -> (incr (v39)) | Not_found -> (v39 := !(refs.(2)))); x.link <- Some (List.hd !cells) with Stop _ -> ((let v45 = ref 7 in incr (v39); (arr).(0) <- !(v39))) | Not_found -> (Buffer.clear log))))
let () = step 22 (fun () -> (let v47 = { value = ((if rows.(3) = same then !(c) else 1) * 0); link = Some y; tag = "z" } in refs.(0) <- a; (if (check v47.value) > (if y.tag = "x" then 4 else (List.hd !cells).value) then (v47.link <- Some v47) else (((rows.(2)).(2) <- !(b); (arr).(1) <- !(refs.(3)))))))
let () = step 23 (fun () -> handlers := List.tl !handlers)
let () = step 24 (fun () -> handlers := (fun k -> (tick ())) :: !handlers)
