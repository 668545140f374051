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
let () = step 0 (fun () -> x.value <- !(b))
let () = step 1 (fun () -> x.link <- None)
let () = step 2 (fun () -> y.value <- ((List.fold_left (fun s f -> s + f 1) 0 !handlers) - ((List.hd !cells).value mod (List.hd !cells).value)))
let () = step 3 (fun () -> (let v4 = { value = ((if refs.(2) == c then !(refs.(1)) else 5) mod !(refs.(4))); link = Some (List.hd !cells); tag = "z" } in Buffer.add_string log (string_of_int (Queue.pop queue)); raise (Stop (rows.(1)).(1))))
let () = step 4 (fun () -> for v7 = 1 to 2 do print_int (Array.fold_left (fun s k -> s * 2 + k) 0 rows.(1)); print_char ' ' done)
let () = step 5 (fun () -> (let v9 = { value = !(c); link = Some y; tag = "z" } in (same).((1 mod v9.value) land 3) <- (v9.value mod !(refs.(1))); rows.(0) <- arr))
let () = step 6 (fun () -> handlers := (fun k -> ((if same = rows.(2) then !(refs.(4)) else x.value) * 0)) :: !handlers)
let () = step 7 (fun () -> (let v13 = same in (v13).((if y.tag = "x" then !(refs.(4)) else !(b)) land 3) <- (String.length (Hashtbl.find table !(c))); Queue.add (3 * 2) queue))
let () = step 8 (fun () -> List.iter (fun v16 -> Queue.add (String.length (Hashtbl.find table !(c))) queue) !cells)
let () = step 9 (fun () -> (arr).((Array.fold_left (fun s k -> s * 2 + k) 0 same) land 3) <- (if y.tag = "x" then (add !(refs.(4))) else (Array.fold_left (fun s k -> s * 2 + k) 0 rows.(3))))
let () = step 10 (fun () -> (let v19 = same in (handlers := (fun k -> 2) :: !handlers; Buffer.clear log); (let v23 = ref (add !(b)) in handlers := List.tl !handlers; Buffer.add_string log (string_of_int 6))))
let () = step 11 (fun () -> rows.(0) <- Array.copy (same))
let () = step 12 (fun () -> (let v27 = ref (try (if b == c then !(c) else 0) with Stop k -> a := k; k) in raise (Stop x.value); y.link <- None))
let () = step 13 (fun () -> refs.(1) <- c)
let () = step 14 (fun () -> Hashtbl.replace table (Queue.pop queue) "r")
let () = step 15 (fun () -> refs.(1) <- c)
let () = step 16 (fun () -> (List.hd !cells).link <- Some (List.hd !cells))
let () = step 17 (fun () -> Queue.add ((!(a) * 1) - !(b)) queue)
let () = step 18 (fun () -> Hashtbl.remove table (if a == c then (same).(2) else !(b)))
let () = step 19 (fun () -> (let v36 = { value = (add !(b)); link = Some x; tag = "z" } in for v37 = 0 to 2 do (if v37 > v36.value then (v36.value <- v37) else (v36.value <- !(a))) done; (let v39 = (let r = c in r := 2; !r) in print_int 7; print_char ' ')))
let () = step 20 (fun () -> Buffer.clear log)
let () = step 21 (fun () -> Buffer.add_string log (string_of_int (check (y.value * 1))))
let () = step 22 (fun () -> (let v43 = { value = (if rows.(1) = arr then !(c) else (if arr = same then (List.hd !cells).value else x.value)); link = Some y; tag = "z" } in handlers := List.tl !handlers; raise (Stop (tick ()))))
let () = step 23 (fun () -> handlers := (fun k -> (add (try k with Stop k -> a := k; k))) :: !handlers)
let () = step 24 (fun () -> (if ((String.length (Hashtbl.find table !(b))) + (add (List.hd !cells).value)) > (String.length (Hashtbl.find table (same).(0))) then ((try (arr).(!(a) land 3) <- y.value; Array.iteri (fun v50 _ -> incr (refs.(1))) arr with Stop _ -> ((let v51 = same in (arr).(0) <- !(b); (List.hd !cells).value <- 5)) | Not_found -> ((a := 3; y.value <- 4)))) else ((let v53 = rows.(3) in print_int 7; print_char ' '; print_int !(c); print_char ' '))))
