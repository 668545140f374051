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
let () = step 0 (fun () -> (let v1 = { value = (if refs.(1) == a then (!(b) - !(c)) else (if refs.(2) == c then (List.hd !cells).value else (List.hd !cells).value)); link = Some y; tag = "z" } in (let v2 = { value = (tick ()); link = Some v1; tag = "z" } in raise (Stop (List.hd !cells).value); (same).(y.value land 3) <- y.value); (let v5 = { value = !(b); link = Some v1; tag = "z" } in refs.(2) <- refs.(2); v1.value <- !(c))))
let () = step 1 (fun () -> handlers := (fun k -> ((Queue.pop queue) + y.value)) :: !handlers)
let () = step 2 (fun () -> for v9 = 0 to 0 do Hashtbl.remove table (Array.fold_left (fun s k -> s * 2 + k) 0 same) done)
let () = step 3 (fun () -> Array.iteri (fun v11 _ -> (if (!(refs.(1)) mod v11) > !(b) then ((let v13 = { value = v11; link = Some y; tag = "z" } in c := !(refs.(0)); y.value <- v11)) else ((try refs.(1) := v11; (same).(1) <- !(refs.(1)) with Stop _ -> (x.value <- !(a)) | Not_found -> (c := 0))))) same)
let () = step 4 (fun () -> c := (try (try !(b) with Stop k -> a := k; k) with Stop k -> a := k; k))
let () = step 5 (fun () -> (let v16 = { value = (String.length (Hashtbl.find table (7 + !(c)))); link = Some x; tag = "z" } in (arr).((try v16.value with Stop k -> a := k; k) land 3) <- (7 + (List.hd !cells).value); (Buffer.add_string log (string_of_int (List.hd !cells).value); print_int 5; print_char ' ')))
let () = step 6 (fun () -> Buffer.clear log)
let () = step 7 (fun () -> rows.(0) <- same)
let () = step 8 (fun () -> raise (Stop (if x.tag = "x" then (if (List.hd !cells).tag = "x" then !(b) else y.value) else (if a == refs.(0) then 0 else 3))))
let () = step 9 (fun () -> Buffer.add_string log (string_of_int (if same = rows.(3) then !(b) else x.value)))
let () = step 10 (fun () -> Array.iteri (fun v25 _ -> print_int (!(a) * 0); print_char ' ') arr)
let () = step 11 (fun () -> (List.hd !cells).value <- (if refs.(4) == c then (Queue.pop queue) else (add 0)))
let () = step 12 (fun () -> rows.(1) <- same)
let () = step 13 (fun () -> (let v29 = y.value in handlers := List.tl !handlers))
let () = step 14 (fun () -> (if (tick ()) > ((if y.tag = "x" then !(c) else 4) - !(refs.(1))) then (handlers := List.tl !handlers) else (Hashtbl.remove table (if refs.(2) == c then y.value else 2))))
let () = step 15 (fun () -> (let v34 = ((try (List.hd !cells).value with Stop k -> a := k; k) * 3) in Hashtbl.replace table (v34 * 2) "r"))
let () = step 16 (fun () -> handlers := (fun k -> ((arr).(2) * 1)) :: !handlers)
let () = step 17 (fun () -> (match y.link with None -> ((let v38 = c in refs.(3) <- v38)) | Some v37 -> (Hashtbl.remove table (tick ()))))
let () = step 18 (fun () -> List.iter (fun v41 -> (try Hashtbl.remove table 8; handlers := List.tl !handlers with Stop _ -> ((let v45 = { value = !(refs.(0)); link = Some x; tag = "z" } in c := 8; incr (refs.(3)))) | Not_found -> ((a := v41.value; incr (a))))) !cells)
let () = step 19 (fun () -> Queue.add ((!(b) + 1) - (1 + 0)) queue)
let () = step 20 (fun () -> (let v48 = !(a) in cells := x :: !cells))
let () = step 21 (fun () -> List.iter (fun v50 -> print_int (same).(3); print_char ' ') !cells)
let () = step 22 (fun () -> raise (Stop x.value))
let () = step 23 (fun () -> raise (Stop ((List.fold_left (fun s f -> s + f 1) 0 !handlers) * 0)))
let () = step 24 (fun () -> Buffer.add_string log (string_of_int (if x.tag = "x" then (if b == refs.(4) then x.value else !(a)) else (if same = same then !(a) else x.value))))
