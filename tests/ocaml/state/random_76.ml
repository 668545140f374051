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
let () = step 0 (fun () -> Array.iteri (fun v1 _ -> handlers := List.tl !handlers) rows.(1))
let () = step 1 (fun () -> Array.iteri (fun v3 _ -> (let v4 = { value = !(a); link = Some x; tag = "z" } in (let v5 = v3 in incr (b)); handlers := (fun k -> k) :: !handlers)) arr)
let () = step 2 (fun () -> raise (Stop (if c == b then (tick ()) else (!(a) - (List.hd !cells).value))))
let () = step 3 (fun () -> Buffer.clear log)
let () = step 4 (fun () -> (try (let v10 = same in print_int 3; print_char ' '; cells := (List.hd !cells) :: !cells); handlers := (fun k -> (k mod !(a))) :: !handlers with Stop _ -> ((try List.iter (fun v15 -> (same).(2) <- 1) !cells; (let v16 = b in x.value <- 2) with Stop _ -> ((rows.(1)).(6 land 3) <- !(a)) | Not_found -> (print_int 2; print_char ' '))) | Not_found -> (raise (Stop (if x.tag = "x" then (List.hd !cells).value else !(c))))))
let () = step 5 (fun () -> raise (Stop !(b)))
let () = step 6 (fun () -> for v21 = 1 to 2 do raise (Stop (check v21)) done)
let () = step 7 (fun () -> for v23 = 0 to 0 do (let v24 = ref (tick ()) in (try incr (b); incr (c) with Stop _ -> (incr (a)) | Not_found -> ((rows.(3)).(3) <- v23)); Buffer.add_string log (string_of_int !(c))) done)
let () = step 8 (fun () -> (rows.(2)).((Queue.pop queue) land 3) <- (tick ()))
let () = step 9 (fun () -> handlers := (fun k -> (check (k + k))) :: !handlers)
let () = step 10 (fun () -> (try (Hashtbl.remove table 2; (try (same).(3) <- y.value; incr (b) with Stop _ -> ((rows.(3)).(1) <- 4) | Not_found -> (y.value <- !(c)))); handlers := (fun k -> (List.fold_left (fun s f -> s + f 3) 0 !handlers)) :: !handlers with Stop _ -> ((let v34 = { value = (check !(a)); link = Some (List.hd !cells); tag = "z" } in (let v35 = !(c) in (rows.(1)).(4) <- !(c)); Buffer.clear log)) | Not_found -> ((List.hd !cells).value <- (let r = b in r := 0; !r))))
let () = step 11 (fun () -> Hashtbl.replace table (rows.(0)).(3) "p")
let () = step 12 (fun () -> print_int y.value; print_char ' ')
let () = step 13 (fun () -> Queue.add (y.value + (if (List.hd !cells).tag = "x" then 8 else (List.hd !cells).value)) queue)
let () = step 14 (fun () -> for v41 = 0 to 1 do (match (List.hd !cells).link with None -> (Array.iteri (fun v43 _ -> (rows.(3)).(0) <- !(a)) rows.(2)) | Some v42 -> (c := !(c))) done)
let () = step 15 (fun () -> (match x.link with None -> (Array.iteri (fun v46 _ -> Hashtbl.replace table v46 "p") rows.(3)) | Some v45 -> ((let v48 = (check !(b)) in cells := v45 :: !cells))))
let () = step 16 (fun () -> (let v50 = rows.(0) in Queue.add (!(refs.(3)) - x.value) queue; (let v52 = { value = (check (List.hd !cells).value); link = Some y; tag = "z" } in for v53 = 0 to 0 do c := 8 done; handlers := List.tl !handlers)))
let () = step 17 (fun () -> (try Buffer.clear log; cells := (List.hd !cells) :: !cells with Stop _ -> (raise (Stop y.value)) | Not_found -> (Buffer.clear log)))
let () = step 18 (fun () -> handlers := (fun k -> (if same = arr then (Array.fold_left (fun s k -> s * 2 + k) 0 rows.(1)) else (String.length (Hashtbl.find table !(refs.(1)))))) :: !handlers)
let () = step 19 (fun () -> Buffer.clear log)
let () = step 20 (fun () -> (let v62 = { value = ((!(b) + !(c)) + (same).(4)); link = Some y; tag = "z" } in (let v63 = rows.(1) in (let v64 = ref 3 in c := !(refs.(4)); incr (b)); Array.iteri (fun v65 _ -> (v63).(2) <- 1) v63); (handlers := (fun k -> 1) :: !handlers; y.link <- Some x)))
let () = step 21 (fun () -> Buffer.add_string log (string_of_int (!(c) * 3)))
let () = step 22 (fun () -> Queue.add (add (try 7 with Stop k -> a := k; k)) queue)
let () = step 23 (fun () -> Hashtbl.replace table (if b == a then x.value else (if rows.(2) = same then !(b) else 0)) "q")
let () = step 24 (fun () -> List.iter (fun v72 -> Queue.add (if y.tag = "x" then 8 else 5) queue) !cells)
