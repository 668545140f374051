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
let () = step 0 (fun () -> List.iter (fun v1 -> raise (Stop (if v1.tag = "x" then v1.value else (List.hd !cells).value))) !cells)
let () = step 1 (fun () -> Queue.add (String.length (Hashtbl.find table (String.length (Hashtbl.find table x.value)))) queue)
let () = step 2 (fun () -> List.iter (fun v4 -> handlers := List.tl !handlers) !cells)
let () = step 3 (fun () -> print_int (if y.tag = "x" then (let r = refs.(3) in r := 2; !r) else (List.fold_left (fun s f -> s + f 0) 0 !handlers)); print_char ' ')
let () = step 4 (fun () -> handlers := List.tl !handlers)
let () = step 5 (fun () -> Hashtbl.remove table (if same = same then (check 1) else (List.fold_left (fun s f -> s + f 1) 0 !handlers)))
let () = step 6 (fun () -> (rows.(2)).((if rows.(0) = rows.(0) then (if refs.(2) == b then !(b) else x.value) else !(b)) land 3) <- !(b))
let () = step 7 (fun () -> y.value <- (List.fold_left (fun s f -> s + f 2) 0 !handlers))
let () = step 8 (fun () -> Buffer.clear log)
let () = step 9 (fun () -> (if (if refs.(2) == a then (8 mod !(a)) else !(b)) > (tick ()) then (Array.iteri (fun v13 _ -> ((arr).(3) <- v13; (same).(1) <- v13)) arr) else ((let v15 = (!(a) - !(b)) in (match (List.hd !cells).link with None -> (a := y.value) | Some v16 -> (incr (a)))))))
let () = step 10 (fun () -> List.iter (fun v17 -> (let v18 = b in raise (Stop 6))) !cells)
let () = step 11 (fun () -> (handlers := (fun k -> ((List.hd !cells).value mod 1)) :: !handlers; (print_int x.value; print_char ' '; ((arr).(1) <- 4; x.value <- !(c)))))
let () = step 12 (fun () -> (raise (Stop (Queue.pop queue)); rows.(2) <- same))
let () = step 13 (fun () -> print_int (String.length (Hashtbl.find table (x.value - x.value))); print_char ' ')
let () = step 14 (fun () -> (if (let r = a in r := (if arr = rows.(3) then 8 else (List.hd !cells).value); !r) > (if rows.(3) = rows.(3) then (rows.(0)).(0) else (let r = b in r := 0; !r)) then (Hashtbl.remove table (add y.value)) else ((if (tick ()) > (String.length (Hashtbl.find table 4)) then ((if 4 > 2 then (incr (c)) else ((arr).(3) <- !(b)))) else (x.link <- Some x)))))
let () = step 15 (fun () -> Hashtbl.remove table ((if same = arr then !(c) else 6) * 0))
let () = step 16 (fun () -> (match x.link with None -> ((let v36 = same in (try y.value <- !(b); (arr).(1) <- 2 with Stop _ -> (incr (b)) | Not_found -> (incr (a))); (List.hd !cells).value <- x.value)) | Some v35 -> (a := (let r = a in r := !(b); !r))))
let () = step 17 (fun () -> rows.(0) <- rows.(0))
let () = step 18 (fun () -> (let v41 = (List.hd !cells).value in Hashtbl.remove table (same).(0)))
let () = step 19 (fun () -> List.iter (fun v43 -> (match v43.link with None -> ((if !(refs.(4)) > v43.value then ((arr).(3) <- !(c)) else (b := v43.value))) | Some v44 -> (Array.iteri (fun v46 _ -> incr (c)) rows.(3)))) !cells)
let () = step 20 (fun () -> Array.iteri (fun v47 _ -> for v48 = 0 to 1 do Hashtbl.replace table 3 "r" done) rows.(0))
let () = step 21 (fun () -> (if (Queue.pop queue) > (Queue.pop queue) then ((let v51 = (0 - 2) in (let v52 = a in incr (v52)))) else (Buffer.add_string log (string_of_int (List.fold_left (fun s f -> s + f 3) 0 !handlers)))))
let () = step 22 (fun () -> y.value <- ((Queue.pop queue) - (Array.fold_left (fun s k -> s * 2 + k) 0 arr)))
let () = step 23 (fun () -> (let v55 = rows.(2) in raise (Stop (List.fold_left (fun s f -> s + f 0) 0 !handlers)); (match (List.hd !cells).link with None -> (Queue.add !(a) queue) | Some v57 -> (List.iter (fun v59 -> v59.value <- 0) !cells))))
let () = step 24 (fun () -> x.link <- Some (List.hd !cells))
