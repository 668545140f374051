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
let () = step 0 (fun () -> rows.(2) <- arr)
let () = step 1 (fun () -> rows.(1) <- Array.copy (rows.(0)))
let () = step 2 (fun () -> for v3 = 1 to 2 do handlers := List.tl !handlers done)
let () = step 3 (fun () -> (let v5 = b in (let v6 = (try !(b) with Stop k -> a := k; k) in for v7 = 0 to 0 do y.value <- v7 done)))
let () = step 4 (fun () -> Buffer.clear log)
let () = step 5 (fun () -> handlers := List.tl !handlers)
let () = step 6 (fun () -> ((let v11 = arr in (let v12 = rows.(3) in (v11).(0) <- !(b); y.value <- y.value); List.iter (fun v13 -> v13.value <- !(c)) !cells); (if (add 2) > (tick ()) then (Buffer.add_string log (string_of_int !(c))) else (y.link <- Some (List.hd !cells)))))
let () = step 7 (fun () -> (match x.link with None -> ((match (List.hd !cells).link with None -> (Buffer.clear log) | Some v18 -> (for v20 = 0 to 1 do incr (a) done))) | Some v17 -> (handlers := List.tl !handlers)))
let () = step 8 (fun () -> handlers := (fun k -> ((try (List.hd !cells).value with Stop k -> a := k; k) + (try !(b) with Stop k -> a := k; k))) :: !handlers)
let () = step 9 (fun () -> Array.iteri (fun v23 _ -> handlers := (fun k -> (x.value * 1)) :: !handlers) arr)
let () = step 10 (fun () -> Queue.add (tick ()) queue)
let () = step 11 (fun () -> handlers := List.tl !handlers)
let () = step 12 (fun () -> refs.(3) <- b)
let () = step 13 (fun () -> print_int ((add 5) + (7 + 8)); print_char ' ')
let () = step 14 (fun () -> Queue.add (if a == a then (Queue.pop queue) else (List.fold_left (fun s f -> s + f 0) 0 !handlers)) queue)
let () = step 15 (fun () -> Hashtbl.replace table ((add !(c)) + (Queue.pop queue)) "r")
let () = step 16 (fun () -> x.value <- (Queue.pop queue))
let () = step 17 (fun () -> (match x.link with None -> (a := (if rows.(1) = arr then 8 else 1)) | Some v32 -> (List.iter (fun v34 -> Buffer.add_string log (string_of_int !(b))) !cells)))
let () = step 18 (fun () -> refs.(1) <- a)
let () = step 19 (fun () -> rows.(2) <- Array.copy (rows.(1)))
let () = step 20 (fun () -> rows.(1) <- Array.copy (arr))
let () = step 21 (fun () -> (rows.(0)).((String.length (Hashtbl.find table (if refs.(1) == a then !(refs.(4)) else 7))) land 3) <- (List.hd !cells).value)
let () = step 22 (fun () -> Array.iteri (fun v40 _ -> for v41 = 0 to 0 do Hashtbl.remove table !(b) done) rows.(1))
let () = step 23 (fun () -> (List.hd !cells).value <- (List.fold_left (fun s f -> s + f 0) 0 !handlers))
let () = step 24 (fun () -> (let v44 = arr in (let v45 = ref (if x.tag = "x" then y.value else !(c)) in raise (Stop !(refs.(4))); Buffer.add_string log (string_of_int !(v45))); (let v48 = ref (7 * 0) in cells := y :: !cells; List.iter (fun v50 -> v48 := 6) !cells)))
