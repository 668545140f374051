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
let () = step 0 (fun () -> (match x.link with None -> (for v2 = 0 to 0 do for v3 = 0 to 2 do y.value <- !(refs.(3)) done done) | Some v1 -> (refs.(0) <- a)))
let () = step 1 (fun () -> (List.hd !cells).value <- (List.fold_left (fun s f -> s + f 2) 0 !handlers))
let () = step 2 (fun () -> c := (if arr = rows.(0) then (add !(c)) else (if same = rows.(2) then !(c) else y.value)))
let () = step 3 (fun () -> Array.iteri (fun v7 _ -> handlers := List.tl !handlers) same)
let () = step 4 (fun () -> print_int (if b == b then (arr).(3) else (Queue.pop queue)); print_char ' ')
let () = step 5 (fun () -> cells := (List.hd !cells) :: !cells)
let () = step 6 (fun () -> refs.(3) <- refs.(1))
let () = step 7 (fun () -> print_int (try (y.value mod x.value) with Stop k -> a := k; k); print_char ' ')
let () = step 8 (fun () -> Buffer.clear log)
let () = step 9 (fun () -> (let v14 = ref (rows.(1)).(3) in (for v16 = 1 to 0 do (same).(2) <- 8 done; refs.(1) <- c); Hashtbl.replace table (Array.fold_left (fun s k -> s * 2 + k) 0 arr) "p"))
let () = step 10 (fun () -> handlers := List.tl !handlers)
let () = step 11 (fun () -> (same).((List.fold_left (fun s f -> s + f 2) 0 !handlers) land 3) <- (try (Queue.pop queue) with Stop k -> a := k; k))
let () = step 12 (fun () -> cells := y :: !cells)
let () = step 13 (fun () -> Hashtbl.replace table y.value "q")
let () = step 14 (fun () -> cells := y :: !cells)
let () = step 15 (fun () -> Buffer.clear log)
let () = step 16 (fun () -> Hashtbl.remove table ((String.length (Hashtbl.find table !(c))) + (x.value + (List.hd !cells).value)))
let () = step 17 (fun () -> cells := (List.hd !cells) :: !cells)
let () = step 18 (fun () -> (arr).((Array.fold_left (fun s k -> s * 2 + k) 0 same) land 3) <- (check x.value))
let () = step 19 (fun () -> Queue.add (if c == a then (if same = arr then !(refs.(1)) else (List.hd !cells).value) else (add x.value)) queue)
let () = step 20 (fun () -> (b := (List.fold_left (fun s f -> s + f 1) 0 !handlers); List.iter (fun v31 -> Buffer.add_string log (string_of_int 5)) !cells))
let () = step 21 (fun () -> (let v33 = same in (try (let v35 = ref (List.hd !cells).value in incr (refs.(2)); v35 := 4); (try (v33).(3) <- y.value; incr (refs.(2)) with Stop _ -> ((v33).(4) <- !(a)) | Not_found -> ((v33).(2) <- (List.hd !cells).value)) with Stop _ -> (Hashtbl.remove table 8) | Not_found -> ((let v38 = !(refs.(0)) in (same).(3) <- (List.hd !cells).value))); handlers := (fun k -> (tick ())) :: !handlers))
let () = step 22 (fun () -> cells := x :: !cells)
let () = step 23 (fun () -> Buffer.clear log)
let () = step 24 (fun () -> Buffer.add_string log (string_of_int (arr).(4)))
