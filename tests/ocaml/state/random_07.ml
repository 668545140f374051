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
let () = step 0 (fun () -> raise (Stop ((let r = b in r := x.value; !r) + (try x.value with Stop k -> a := k; k))))
let () = step 1 (fun () -> raise (Stop (check ((List.hd !cells).value - !(a)))))
let () = step 2 (fun () -> handlers := (fun k -> (let r = c in r := (String.length (Hashtbl.find table x.value)); !r)) :: !handlers)
let () = step 3 (fun () -> (if (List.fold_left (fun s f -> s + f 3) 0 !handlers) > (List.fold_left (fun s f -> s + f 0) 0 !handlers) then ((try handlers := List.tl !handlers; x.value <- !(b) with Stop _ -> ((same).(x.value land 3) <- !(b)) | Not_found -> ((let v9 = { value = !(refs.(1)); link = Some x; tag = "z" } in a := !(c); (same).(0) <- !(c))))) else ((let v10 = ref ((List.hd !cells).value - y.value) in Buffer.add_string log (string_of_int (List.hd !cells).value); Hashtbl.replace table y.value "p"))))
let () = step 4 (fun () -> (let v13 = ((y.value + !(a)) - y.value) in (let v14 = (String.length (Hashtbl.find table !(a))) in handlers := List.tl !handlers)))
let () = step 5 (fun () -> print_int (rows.(1)).(4); print_char ' ')
let () = step 6 (fun () -> Buffer.add_string log (string_of_int (Array.fold_left (fun s k -> s * 2 + k) 0 rows.(3))))
let () = step 7 (fun () -> handlers := (fun k -> (try (try 6 with Stop k -> a := k; k) with Stop k -> a := k; k)) :: !handlers)
let () = step 8 (fun () -> ((match (List.hd !cells).link with None -> ((let v21 = x.value in (same).(4) <- !(b))) | Some v20 -> ((let v22 = rows.(3) in (v22).(1) <- !(b); (v22).(4) <- !(refs.(3))))); handlers := List.tl !handlers))
let () = step 9 (fun () -> (if (if same = same then (List.fold_left (fun s f -> s + f 0) 0 !handlers) else (y.value mod 4)) > !(c) then ((let v25 = ref (String.length (Hashtbl.find table y.value)) in (match y.link with None -> (incr (refs.(2))) | Some v26 -> (incr (refs.(1)))); refs.(3) <- a)) else ((let v28 = ref (try 3 with Stop k -> a := k; k) in Hashtbl.replace table 3 "p"; Buffer.add_string log (string_of_int (List.hd !cells).value)))))
let () = step 10 (fun () -> raise (Stop ((check 6) mod (!(c) * 3))))
let () = step 11 (fun () -> (List.hd !cells).value <- (if x.tag = "x" then (if arr = rows.(2) then !(a) else !(a)) else y.value))
let () = step 12 (fun () -> raise (Stop (try (String.length (Hashtbl.find table !(b))) with Stop k -> a := k; k)))
let () = step 13 (fun () -> rows.(2) <- rows.(2))
let () = step 14 (fun () -> (let v35 = a in (let v36 = b in (if 5 > 6 then ((List.hd !cells).value <- !(c)) else (incr (v35))))))
let () = step 15 (fun () -> raise (Stop ((add x.value) - (tick ()))))
let () = step 16 (fun () -> y.link <- Some y)
let () = step 17 (fun () -> Queue.add (tick ()) queue)
let () = step 18 (fun () -> handlers := (fun k -> (String.length (Hashtbl.find table (if arr = same then (List.hd !cells).value else 8)))) :: !handlers)
let () = step 19 (fun () -> Buffer.clear log)
let () = step 20 (fun () -> print_int (check (try y.value with Stop k -> a := k; k)); print_char ' ')
let () = step 21 (fun () -> for v44 = 0 to 1 do print_int (rows.(2)).(2); print_char ' ' done)
let () = step 22 (fun () -> x.link <- Some x)
let () = step 23 (fun () -> Hashtbl.remove table (Queue.pop queue))
let () = step 24 (fun () -> (if (Queue.pop queue) > (List.fold_left (fun s f -> s + f 2) 0 !handlers) then (raise (Stop (try y.value with Stop k -> a := k; k))) else (Queue.add (!(c) mod !(b)) queue)))
