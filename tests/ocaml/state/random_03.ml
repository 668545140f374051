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
let () = step 0 (fun () -> (let v1 = c in Buffer.clear log))
let () = step 1 (fun () -> ((let v4 = (5 * 2) in Buffer.clear log); x.link <- Some (List.hd !cells)))
let () = step 2 (fun () -> print_int (String.length (Hashtbl.find table (String.length (Hashtbl.find table !(refs.(1)))))); print_char ' ')
let () = step 3 (fun () -> refs.(2) <- a)
let () = step 4 (fun () -> Hashtbl.replace table y.value "p")
let () = step 5 (fun () -> Buffer.clear log)
let () = step 6 (fun () -> (let v11 = a in cells := x :: !cells))
let () = step 7 (fun () -> raise (Stop (same).(4)))
let () = step 8 (fun () -> (try (match (List.hd !cells).link with None -> (Buffer.clear log) | Some v15 -> (Buffer.clear log)); print_int (Array.fold_left (fun s k -> s * 2 + k) 0 same); print_char ' ' with Stop _ -> (Hashtbl.remove table (if b == b then !(refs.(4)) else (List.hd !cells).value)) | Not_found -> (Buffer.clear log)))
let () = step 9 (fun () -> (Array.iteri (fun v22 _ -> (try a := !(c); (same).(0) <- (List.hd !cells).value with Stop _ -> ((same).(4) <- v22) | Not_found -> (incr (a)))) arr; print_int (check 3); print_char ' '))
let () = step 10 (fun () -> (arr).((List.fold_left (fun s f -> s + f 0) 0 !handlers) land 3) <- (try (try !(a) with Stop k -> a := k; k) with Stop k -> a := k; k))
let () = step 11 (fun () -> (let v26 = ref ((4 - 0) * 1) in print_int (tick ()); print_char ' '; cells := x :: !cells))
let () = step 12 (fun () -> (if (if b == c then (add 2) else (if (List.hd !cells).tag = "x" then x.value else x.value)) > (add (Array.fold_left (fun s k -> s * 2 + k) 0 rows.(0))) then ((let v30 = (tick ()) in b := y.value)) else (cells := (List.hd !cells) :: !cells)))
let () = step 13 (fun () -> Array.iteri (fun v33 _ -> print_int (String.length (Hashtbl.find table !(a))); print_char ' ') rows.(3))
let () = step 14 (fun () -> (match y.link with None -> (for v36 = 1 to 1 do refs.(2) <- c done) | Some v35 -> (Hashtbl.remove table (check !(a)))))
let () = step 15 (fun () -> for v39 = 1 to 0 do Hashtbl.remove table (List.fold_left (fun s f -> s + f 2) 0 !handlers) done)
let () = step 16 (fun () -> handlers := (fun k -> ((k * 1) mod (7 + 6))) :: !handlers)
let () = step 17 (fun () -> (for v43 = 1 to 1 do Array.iteri (fun v44 _ -> a := v44) arr done; (let v45 = (String.length (Hashtbl.find table !(refs.(2)))) in Buffer.clear log)))
let () = step 18 (fun () -> handlers := List.tl !handlers)
let () = step 19 (fun () -> x.link <- Some y)
let () = step 20 (fun () -> Queue.add x.value queue)
let () = step 21 (fun () -> (match y.link with None -> (handlers := List.tl !handlers) | Some v50 -> ((let v52 = arr in List.iter (fun v53 -> incr (a)) !cells; refs.(4) := (List.hd !cells).value))))
let () = step 22 (fun () -> (if (if y.tag = "x" then (Queue.pop queue) else (7 * 3)) > !(refs.(0)) then ((rows.(2)).((rows.(3)).(2) land 3) <- (String.length (Hashtbl.find table !(a)))) else (Hashtbl.remove table (add !(refs.(1))))))
let () = step 23 (fun () -> y.value <- (List.fold_left (fun s f -> s + f 3) 0 !handlers))
let () = step 24 (fun () -> (let v59 = b in (let v60 = ref ((List.hd !cells).value - 6) in print_int !(v59); print_char ' '; (try incr (b); v60 := 6 with Stop _ -> (v59 := 7) | Not_found -> ((List.hd !cells).value <- 7)))))
