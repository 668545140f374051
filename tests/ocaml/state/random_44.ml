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
let () = step 0 (fun () -> print_int (add (try 4 with Stop k -> a := k; k)); print_char ' ')
let () = step 1 (fun () -> c := ((arr).(4) mod (List.fold_left (fun s f -> s + f 2) 0 !handlers)))
let () = step 2 (fun () -> cells := x :: !cells)
let () = step 3 (fun () -> rows.(1) <- Array.copy (arr))
let () = step 4 (fun () -> (match y.link with None -> (Buffer.clear log) | Some v5 -> ((try (let v8 = rows.(3) in (List.hd !cells).value <- !(b); c := !(refs.(1))); Hashtbl.remove table 7 with Stop _ -> ((let v10 = { value = 4; link = Some (List.hd !cells); tag = "z" } in v10.value <- v5.value; incr (a))) | Not_found -> (handlers := (fun k -> 4) :: !handlers)))))
let () = step 5 (fun () -> y.link <- None)
let () = step 6 (fun () -> (List.hd !cells).link <- None)
let () = step 7 (fun () -> handlers := List.tl !handlers)
let () = step 8 (fun () -> (let v15 = c in (try (match y.link with None -> (incr (v15)) | Some v17 -> (v15 := y.value)); refs.(3) <- v15 with Stop _ -> (y.link <- Some y) | Not_found -> (raise (Stop !(a))))))
let () = step 9 (fun () -> print_int ((Array.fold_left (fun s k -> s * 2 + k) 0 same) - !(b)); print_char ' ')
let () = step 10 (fun () -> (let v22 = same in (try refs.(1) <- a; Array.iteri (fun v25 _ -> a := v25) v22 with Stop _ -> (Buffer.clear log) | Not_found -> (Buffer.clear log)); (let v28 = { value = (Queue.pop queue); link = Some y; tag = "z" } in c := (List.hd !cells).value; (if v28.value > 4 then (b := !(c)) else ((same).(1) <- y.value)))))
let () = step 11 (fun () -> Hashtbl.remove table (List.fold_left (fun s f -> s + f 1) 0 !handlers))
let () = step 12 (fun () -> rows.(0) <- Array.copy (same))
let () = step 13 (fun () -> (let v33 = ref !(b) in (let v34 = (tick ()) in handlers := List.tl !handlers); (arr).((if c == v33 then (List.hd !cells).value else 1) land 3) <- (try 2 with Stop k -> a := k; k)))
let () = step 14 (fun () -> refs.(0) <- c)
let () = step 15 (fun () -> Hashtbl.replace table (List.hd !cells).value "p")
let () = step 16 (fun () -> Array.iteri (fun v39 _ -> (let v40 = refs.(4) in (let v41 = { value = !(b); link = Some y; tag = "z" } in incr (c); (same).(1) <- v41.value))) arr)
let () = step 17 (fun () -> print_int ((Queue.pop queue) mod (if c == refs.(2) then 1 else !(b))); print_char ' ')
let () = step 18 (fun () -> y.value <- (List.hd !cells).value)
let () = step 19 (fun () -> print_int (String.length (Hashtbl.find table (arr).(2))); print_char ' ')
let () = step 20 (fun () -> (rows.(1)).(((!(a) * 3) * 3) land 3) <- ((String.length (Hashtbl.find table !(c))) - (if same = arr then !(refs.(2)) else !(c))))
let () = step 21 (fun () -> (try (let v47 = { value = (if b == b then y.value else !(c)); link = Some (List.hd !cells); tag = "z" } in rows.(1) <- Array.copy (arr); (match y.link with None -> ((arr).(1) <- v47.value) | Some v49 -> ((same).(1) <- !(refs.(2))))); Buffer.add_string log (string_of_int (Array.fold_left (fun s k -> s * 2 + k) 0 same)) with Stop _ -> ((match (List.hd !cells).link with None -> ((let v52 = ref !(refs.(2)) in x.value <- (List.hd !cells).value; incr (c))) | Some v51 -> (Hashtbl.replace table v51.value "p"))) | Not_found -> (x.value <- (let r = refs.(1) in r := 8; !r))))
let () = step 22 (fun () -> (match y.link with None -> (cells := y :: !cells) | Some v55 -> (x.value <- (check !(refs.(2))))))
let () = step 23 (fun () -> Buffer.clear log)
let () = step 24 (fun () -> print_int (Queue.pop queue); print_char ' ')
