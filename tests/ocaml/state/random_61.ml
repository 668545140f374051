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
let () = step 0 (fun () -> b := (try (y.value mod 5) with Stop k -> a := k; k))
let () = step 1 (fun () -> ((try y.value <- 5; cells := x :: !cells with Stop _ -> (rows.(1) <- same) | Not_found -> (Buffer.add_string log (string_of_int !(c)))); (match y.link with None -> ((let v9 = rows.(1) in incr (refs.(2)); b := !(refs.(1)))) | Some v8 -> ((let v10 = { value = v8.value; link = Some y; tag = "z" } in b := 5; (List.hd !cells).value <- 6)))))
let () = step 2 (fun () -> (try Hashtbl.remove table (if (List.hd !cells).tag = "x" then !(refs.(1)) else 2); (refs.(0) <- b; handlers := (fun k -> !(refs.(2))) :: !handlers) with Stop _ -> (for v16 = 0 to 2 do Queue.add v16 queue done) | Not_found -> (y.link <- Some y)))
let () = step 3 (fun () -> (match (List.hd !cells).link with None -> (cells := (List.hd !cells) :: !cells) | Some v19 -> (Array.iteri (fun v21 _ -> Array.iteri (fun v22 _ -> y.value <- !(b)) rows.(1)) same)))
let () = step 4 (fun () -> (let v23 = rows.(3) in (let v24 = !(c) in (let v25 = arr in c := x.value; refs.(1) := 8)); handlers := (fun k -> (String.length (Hashtbl.find table k))) :: !handlers))
let () = step 5 (fun () -> x.value <- (add (Array.fold_left (fun s k -> s * 2 + k) 0 rows.(3))))
let () = step 6 (fun () -> Hashtbl.remove table ((let r = b in r := y.value; !r) + (add !(c))))
let () = step 7 (fun () -> (match x.link with None -> (print_int (try y.value with Stop k -> a := k; k); print_char ' ') | Some v29 -> (a := (if rows.(1) = arr then x.value else !(refs.(1))))))
let () = step 8 (fun () -> (match (List.hd !cells).link with None -> (((try a := !(refs.(3)); (arr).(2) <- y.value with Stop _ -> ((arr).(2) <- !(b)) | Not_found -> (b := x.value)); rows.(2) <- arr)) | Some v32 -> (cells := y :: !cells)))
let () = step 9 (fun () -> rows.(2) <- Array.copy (arr))
let () = step 10 (fun () -> handlers := (fun k -> ((try k with Stop k -> a := k; k) mod (check !(b)))) :: !handlers)
let () = step 11 (fun () -> (List.hd !cells).link <- None)
let () = step 12 (fun () -> (let v40 = ref (Queue.pop queue) in (if (Queue.pop queue) > (!(a) * 0) then ((match x.link with None -> (incr (b)) | Some v42 -> (incr (b)))) else (Hashtbl.replace table (List.hd !cells).value "r")); (match y.link with None -> (refs.(1) := 7) | Some v44 -> (cells := v44 :: !cells))))
let () = step 13 (fun () -> handlers := (fun k -> ((if arr = same then k else y.value) mod (!(refs.(0)) + k))) :: !handlers)
let () = step 14 (fun () -> (let v48 = { value = (Array.fold_left (fun s k -> s * 2 + k) 0 same); link = Some x; tag = "z" } in List.iter (fun v49 -> (incr (refs.(2)); v49.value <- (List.hd !cells).value)) !cells; refs.(3) <- refs.(2)))
let () = step 15 (fun () -> (match y.link with None -> ((List.hd !cells).link <- Some y) | Some v52 -> (Queue.add ((List.hd !cells).value mod 2) queue)))
let () = step 16 (fun () -> Array.iteri (fun v55 _ -> (let v56 = { value = (v55 - v55); link = Some y; tag = "z" } in rows.(1) <- Array.copy (same); (match x.link with None -> (incr (a)) | Some v58 -> (y.value <- v56.value)))) same)
let () = step 17 (fun () -> (if x.value > ((List.fold_left (fun s f -> s + f 1) 0 !handlers) * 3) then ((try raise (Stop y.value); Queue.add (List.hd !cells).value queue with Stop _ -> (print_int y.value; print_char ' ') | Not_found -> ((let v64 = ref 0 in y.value <- 3; incr (v64))))) else (Queue.add (List.fold_left (fun s f -> s + f 1) 0 !handlers) queue)))
let () = step 18 (fun () -> Buffer.clear log)
let () = step 19 (fun () -> (let v67 = (Queue.pop queue) in (let v68 = (List.hd !cells).value in (if x.value > y.value then (c := !(c)) else (incr (a))))))
let () = step 20 (fun () -> List.iter (fun v70 -> (try Queue.add x.value queue; (if 7 > !(a) then (incr (refs.(3))) else ((same).(4) <- (List.hd !cells).value)) with Stop _ -> (cells := x :: !cells) | Not_found -> (x.value <- 0))) !cells)
let () = step 21 (fun () -> x.value <- (((List.hd !cells).value - x.value) - (if x.tag = "x" then x.value else 4)))
let () = step 22 (fun () -> (match (List.hd !cells).link with None -> ((let v78 = x.value in (let v79 = { value = !(c); link = Some x; tag = "z" } in (rows.(3)).(2) <- !(refs.(2)); (List.hd !cells).value <- v78))) | Some v77 -> (Queue.add (x.value - !(refs.(3))) queue)))
let () = step 23 (fun () -> for v81 = 0 to 2 do Buffer.clear log done)
let () = step 24 (fun () -> Buffer.clear log)
