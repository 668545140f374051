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
let () = step 0 (fun () -> for v1 = 1 to 2 do Hashtbl.replace table (if arr = rows.(2) then v1 else 3) "q" done)
let () = step 1 (fun () -> (let v3 = { value = ((Queue.pop queue) mod (!(a) + 0)); link = Some x; tag = "z" } in List.iter (fun v4 -> print_int !(c); print_char ' ') !cells; refs.(0) <- b))
let () = step 2 (fun () -> y.link <- Some y)
let () = step 3 (fun () -> cells := y :: !cells)
let () = step 4 (fun () -> x.value <- ((let r = c in r := !(a); !r) + (try !(refs.(4)) with Stop k -> a := k; k)))
let () = step 5 (fun () -> (List.hd !cells).value <- (if b == a then (Queue.pop queue) else (tick ())))
let () = step 6 (fun () -> for v11 = 0 to 0 do Buffer.clear log done)
let () = step 7 (fun () -> Buffer.add_string log (string_of_int (check (!(c) - !(refs.(0))))))
let () = step 8 (fun () -> List.iter (fun v14 -> v14.link <- Some (List.hd !cells)) !cells)
let () = step 9 (fun () -> Buffer.clear log)
let () = step 10 (fun () -> List.iter (fun v17 -> (match x.link with None -> ((arr).(2 land 3) <- !(b)) | Some v18 -> (handlers := List.tl !handlers))) !cells)
let () = step 11 (fun () -> Hashtbl.remove table (let r = c in r := (if same = arr then y.value else y.value); !r))
let () = step 12 (fun () -> (let v22 = arr in Array.iteri (fun v23 _ -> handlers := (fun k -> !(c)) :: !handlers) arr; Queue.add (x.value * 1) queue))
let () = step 13 (fun () -> rows.(0) <- same)
let () = step 14 (fun () -> handlers := List.tl !handlers)
let () = step 15 (fun () -> refs.(4) := (Array.fold_left (fun s k -> s * 2 + k) 0 arr))
let () = step 16 (fun () -> (let v29 = !(b) in (List.hd !cells).link <- None))
let () = step 17 (fun () -> rows.(2) <- arr)
let () = step 18 (fun () -> (let v32 = ref !(c) in Hashtbl.replace table (if c == b then !(b) else (List.hd !cells).value) "r"; print_int (!(v32) mod (List.hd !cells).value); print_char ' '))
let () = step 19 (fun () -> refs.(3) <- b)
let () = step 20 (fun () -> y.value <- ((add y.value) - ((List.hd !cells).value - x.value)))
let () = step 21 (fun () -> (if (same).(1) > (add (let r = b in r := y.value; !r)) then ((try raise (Stop !(b)); print_int x.value; print_char ' ' with Stop _ -> (Hashtbl.remove table !(c)) | Not_found -> (Hashtbl.replace table x.value "p"))) else (refs.(0) <- refs.(3))))
let () = step 22 (fun () -> Buffer.add_string log (string_of_int (Array.fold_left (fun s k -> s * 2 + k) 0 rows.(3))))
let () = step 23 (fun () -> (let v45 = !(refs.(0)) in (let v46 = (if c == c then !(refs.(1)) else 0) in (y.value <- !(a); a := v45))))
let () = step 24 (fun () -> Buffer.clear log)
