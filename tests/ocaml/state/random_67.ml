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
let () = step 0 (fun () -> (let v1 = b in (let v2 = (arr).(2) in Buffer.add_string log (string_of_int !(b)))))
let () = step 1 (fun () -> (let v4 = (Queue.pop queue) in refs.(2) <- b))
let () = step 2 (fun () -> a := (tick ()))
let () = step 3 (fun () -> (let v7 = same in ((match y.link with None -> (refs.(1) := 4) | Some v9 -> (v9.value <- 2)); (if !(b) > (List.hd !cells).value then (c := !(refs.(2))) else (incr (refs.(2))))); handlers := (fun k -> (Queue.pop queue)) :: !handlers))
let () = step 4 (fun () -> Hashtbl.replace table (if (List.hd !cells).tag = "x" then (String.length (Hashtbl.find table !(c))) else (let r = refs.(3) in r := 6; !r)) "p")
let () = step 5 (fun () -> (let v13 = ref ((String.length (Hashtbl.find table !(b))) - (String.length (Hashtbl.find table (List.hd !cells).value))) in handlers := (fun k -> (let r = v13 in r := !(c); !r)) :: !handlers; Array.iteri (fun v15 _ -> ((arr).(1) <- v15; (List.hd !cells).value <- 4)) rows.(0)))
let () = step 6 (fun () -> (match y.link with None -> (x.link <- Some x) | Some v17 -> ((let v19 = arr in Array.iteri (fun v20 _ -> incr (refs.(2))) arr; print_int !(refs.(0)); print_char ' '))))
let () = step 7 (fun () -> (arr).(((List.hd !cells).value + (tick ())) land 3) <- (check (String.length (Hashtbl.find table 7))))
let () = step 8 (fun () -> print_int ((if arr = same then !(a) else 4) mod (if same = rows.(2) then 0 else !(refs.(0)))); print_char ' ')
let () = step 9 (fun () -> Hashtbl.replace table (try (tick ()) with Stop k -> a := k; k) "q")
let () = step 10 (fun () -> handlers := (fun k -> ((k mod k) * 2)) :: !handlers)
let () = step 11 (fun () -> Array.iteri (fun v26 _ -> Buffer.clear log) rows.(0))
let () = step 12 (fun () -> (if ((if (List.hd !cells).tag = "x" then y.value else (List.hd !cells).value) mod (Array.fold_left (fun s k -> s * 2 + k) 0 arr)) > ((if c == a then !(c) else !(b)) * 1) then (List.iter (fun v29 -> Hashtbl.remove table 3) !cells) else (Hashtbl.remove table (let r = c in r := 1; !r))))
let () = step 13 (fun () -> print_int (if c == c then (List.hd !cells).value else (if arr = same then x.value else !(b))); print_char ' ')
let () = step 14 (fun () -> List.iter (fun v33 -> (let v34 = rows.(2) in (try refs.(4) := !(a); incr (refs.(2)) with Stop _ -> (y.value <- v33.value) | Not_found -> (incr (c))); (match v33.link with None -> ((same).(4) <- !(b)) | Some v36 -> (v33.value <- v33.value)))) !cells)
let () = step 15 (fun () -> (let v37 = ref ((String.length (Hashtbl.find table !(refs.(1)))) mod (arr).(0)) in (let v38 = rows.(3) in (let v39 = ref (List.hd !cells).value in (same).(2) <- 7; incr (v39)); (let v40 = ref x.value in y.value <- !(a); (List.hd !cells).value <- !(a))); Hashtbl.replace table (4 mod (List.hd !cells).value) "p"))
let () = step 16 (fun () -> (try (try b := (List.hd !cells).value; for v45 = 0 to 0 do c := y.value done with Stop _ -> ((arr).((List.hd !cells).value land 3) <- !(c)) | Not_found -> ((try incr (refs.(1)); (rows.(2)).(1) <- !(b) with Stop _ -> (a := !(b)) | Not_found -> (incr (b))))); (try (match (List.hd !cells).link with None -> (c := !(c)) | Some v49 -> (refs.(0) := 4)); print_int x.value; print_char ' ' with Stop _ -> (raise (Stop !(a))) | Not_found -> (raise (Stop 3))) with Stop _ -> (print_int (tick ()); print_char ' ') | Not_found -> (Buffer.add_string log (string_of_int (try x.value with Stop k -> a := k; k)))))
let () = step 17 (fun () -> Array.iteri (fun v55 _ -> refs.(3) := (Array.fold_left (fun s k -> s * 2 + k) 0 arr)) rows.(3))
let () = step 18 (fun () -> raise (Stop (add (add !(b)))))
let () = step 19 (fun () -> cells := x :: !cells)
let () = step 20 (fun () -> (let v59 = ref y.value in (List.hd !cells).value <- (2 mod 2); Buffer.clear log))
let () = step 21 (fun () -> print_int (Queue.pop queue); print_char ' ')
let () = step 22 (fun () -> List.iter (fun v63 -> Array.iteri (fun v64 _ -> (let v65 = same in b := (List.hd !cells).value; refs.(2) := 3)) rows.(1)) !cells)
let () = step 23 (fun () -> handlers := List.tl !handlers)
let () = step 24 (fun () -> Array.iteri (fun v67 _ -> (let v68 = b in handlers := (fun k -> !(a)) :: !handlers)) same)
