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
let () = step 0 (fun () -> (if y.value > ((!(refs.(1)) - 6) * 1) then ((let v2 = same in c := 5; cells := (List.hd !cells) :: !cells)) else (Hashtbl.replace table (!(b) mod 2) "q")))
let () = step 1 (fun () -> raise (Stop (Queue.pop queue)))
let () = step 2 (fun () -> Array.iteri (fun v7 _ -> List.iter (fun v8 -> Buffer.clear log) !cells) arr)
let () = step 3 (fun () -> List.iter (fun v10 -> Queue.add (let r = refs.(4) in r := (List.hd !cells).value; !r) queue) !cells)
let () = step 4 (fun () -> Array.iteri (fun v12 _ -> rows.(2) <- Array.copy (same)) rows.(1))
let () = step 5 (fun () -> x.value <- (tick ()))
let () = step 6 (fun () -> print_int (List.fold_left (fun s f -> s + f 3) 0 !handlers); print_char ' ')
let () = step 7 (fun () -> (let v16 = same in raise (Stop (Queue.pop queue)); refs.(1) <- c))
let () = step 8 (fun () -> (same).((add (if y.tag = "x" then 6 else 0)) land 3) <- (arr).(3))
let () = step 9 (fun () -> (let v20 = c in List.iter (fun v21 -> print_int (List.hd !cells).value; print_char ' ') !cells))
let () = step 10 (fun () -> (match y.link with None -> (List.iter (fun v24 -> (let v25 = { value = y.value; link = Some (List.hd !cells); tag = "z" } in incr (b); incr (c))) !cells) | Some v23 -> ((try (let v27 = 8 in (same).(2) <- v23.value); Array.iteri (fun v28 _ -> (arr).(3) <- !(b)) rows.(1) with Stop _ -> (Hashtbl.replace table v23.value "p") | Not_found -> (for v30 = 1 to 1 do (arr).(2) <- v23.value done)))))
let () = step 11 (fun () -> rows.(1) <- Array.copy (arr))
let () = step 12 (fun () -> (List.hd !cells).link <- Some x)
let () = step 13 (fun () -> print_int ((arr).(4) * 3); print_char ' ')
let () = step 14 (fun () -> (let v34 = ref (Queue.pop queue) in Hashtbl.replace table ((List.hd !cells).value * 1) "p"; refs.(2) <- a))
let () = step 15 (fun () -> y.link <- None)
let () = step 16 (fun () -> refs.(1) := (check (!(b) * 2)))
let () = step 17 (fun () -> handlers := List.tl !handlers)
let () = step 18 (fun () -> for v40 = 0 to 0 do refs.(2) <- b done)
let () = step 19 (fun () -> (same).((add (!(a) + 8)) land 3) <- (same).(3))
let () = step 20 (fun () -> (let v43 = same in refs.(3) <- a; cells := y :: !cells))
let () = step 21 (fun () -> x.link <- None)
let () = step 22 (fun () -> Queue.add (if (List.hd !cells).tag = "x" then (let r = a in r := 6; !r) else (check !(b))) queue)
let () = step 23 (fun () -> (if ((!(b) mod (List.hd !cells).value) + (8 mod !(c))) > (List.fold_left (fun s f -> s + f 3) 0 !handlers) then ((let v49 = { value = (same).(2); link = Some x; tag = "z" } in Array.iteri (fun v50 _ -> incr (c)) arr; (if 2 > 6 then ((List.hd !cells).value <- v49.value) else (x.value <- v49.value)))) else (rows.(1) <- arr)))
let () = step 24 (fun () -> Hashtbl.remove table ((if c == refs.(0) then 0 else !(a)) - (String.length (Hashtbl.find table x.value))))
