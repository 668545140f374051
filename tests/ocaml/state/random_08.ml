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
let () = step 0 (fun () -> (let v1 = ref (List.fold_left (fun s f -> s + f 0) 0 !handlers) in (let v2 = (x.value * 2) in rows.(1) <- Array.copy (rows.(1))); print_int (String.length (Hashtbl.find table x.value)); print_char ' '))
let () = step 1 (fun () -> List.iter (fun v5 -> Hashtbl.replace table ((List.hd !cells).value mod !(a)) "p") !cells)
let () = step 2 (fun () -> y.link <- None)
let () = step 3 (fun () -> x.value <- (List.hd !cells).value)
let () = step 4 (fun () -> Buffer.add_string log (string_of_int (List.fold_left (fun s f -> s + f 2) 0 !handlers)))
let () = step 5 (fun () -> print_int (if same = same then (if refs.(0) == a then y.value else !(refs.(4))) else (Array.fold_left (fun s k -> s * 2 + k) 0 same)); print_char ' ')
let () = step 6 (fun () -> (let v11 = { value = ((add y.value) mod (add !(b))); link = Some x; tag = "z" } in (let v12 = same in Queue.add !(b) queue; handlers := (fun k -> 8) :: !handlers); print_int (v11.value - 2); print_char ' '))
let () = step 7 (fun () -> y.value <- (if arr = rows.(0) then (List.fold_left (fun s f -> s + f 0) 0 !handlers) else (if x.tag = "x" then (List.hd !cells).value else !(b))))
let () = step 8 (fun () -> handlers := List.tl !handlers)
let () = step 9 (fun () -> Hashtbl.remove table (let r = a in r := (x.value + 7); !r))
let () = step 10 (fun () -> (Array.iteri (fun v20 _ -> raise (Stop v20)) arr; rows.(1) <- same))
let () = step 11 (fun () -> a := (List.fold_left (fun s f -> s + f 1) 0 !handlers))
let () = step 12 (fun () -> (try Array.iteri (fun v25 _ -> (if 8 > y.value then (incr (b)) else ((rows.(3)).(3) <- !(c)))) same; raise (Stop (check !(c))) with Stop _ -> (raise (Stop !(b))) | Not_found -> (for v29 = 1 to 0 do Hashtbl.replace table y.value "p" done)))
let () = step 13 (fun () -> print_int (arr).(3); print_char ' ')
let () = step 14 (fun () -> (try (rows.(0)).((try 2 with Stop k -> a := k; k) land 3) <- (check x.value); for v34 = 0 to 2 do rows.(0) <- rows.(1) done with Stop _ -> (refs.(4) := ((List.hd !cells).value * 1)) | Not_found -> ((match (List.hd !cells).link with None -> (print_int y.value; print_char ' ') | Some v37 -> (List.iter (fun v39 -> (arr).(0) <- v37.value) !cells)))))
let () = step 15 (fun () -> handlers := List.tl !handlers)
let () = step 16 (fun () -> refs.(0) <- a)
let () = step 17 (fun () -> Array.iteri (fun v42 _ -> Queue.add (x.value + !(refs.(2))) queue) arr)
let () = step 18 (fun () -> Buffer.add_string log (string_of_int (Queue.pop queue)))
let () = step 19 (fun () -> (let v45 = ((String.length (Hashtbl.find table (List.hd !cells).value)) * 3) in (let v46 = ref (String.length (Hashtbl.find table 1)) in (let v47 = v46 in incr (v47)); raise (Stop 2))))
let () = step 20 (fun () -> refs.(3) <- a)
let () = step 21 (fun () -> (let v50 = same in raise (Stop (if c == b then 7 else !(a))); rows.(2) <- arr))
let () = step 22 (fun () -> Buffer.clear log)
let () = step 23 (fun () -> (let v54 = rows.(2) in handlers := (fun k -> (String.length (Hashtbl.find table y.value))) :: !handlers; rows.(0) <- Array.copy (v54)))
let () = step 24 (fun () -> (match y.link with None -> (Array.iteri (fun v58 _ -> Hashtbl.replace table v58 "p") same) | Some v57 -> (handlers := (fun k -> (x.value * 3)) :: !handlers)))
