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
let () = step 0 (fun () -> (let v1 = ((add y.value) * 1) in c := (!(c) - !(c))))
let () = step 1 (fun () -> cells := x :: !cells)
let () = step 2 (fun () -> refs.(2) <- refs.(1))
let () = step 3 (fun () -> for v5 = 1 to 2 do a := (tick ()) done)
let () = step 4 (fun () -> (List.hd !cells).link <- None)
let () = step 5 (fun () -> raise (Stop (check (if b == a then 8 else !(refs.(3))))))
let () = step 6 (fun () -> List.iter (fun v9 -> x.link <- None) !cells)
let () = step 7 (fun () -> (let v11 = { value = ((!(a) - x.value) + (2 - 0)); link = Some x; tag = "z" } in handlers := (fun k -> (tick ())) :: !handlers; (match v11.link with None -> (Array.iteri (fun v14 _ -> (arr).(1) <- !(c)) arr) | Some v13 -> (handlers := List.tl !handlers))))
let () = step 8 (fun () -> print_int (Array.fold_left (fun s k -> s * 2 + k) 0 arr); print_char ' ')
let () = step 9 (fun () -> (let v17 = (if b == a then (if same = arr then (List.hd !cells).value else x.value) else (let r = c in r := (List.hd !cells).value; !r)) in Buffer.clear log))
let () = step 10 (fun () -> (let v19 = ref (List.fold_left (fun s f -> s + f 3) 0 !handlers) in rows.(2) <- Array.copy (rows.(0)); Array.iteri (fun v21 _ -> handlers := (fun k -> 3) :: !handlers) arr))
let () = step 11 (fun () -> Array.iteri (fun v23 _ -> (let v24 = (x.value mod 2) in x.value <- v23)) same)
let () = step 12 (fun () -> (let v26 = refs.(1) in b := (try !(v26) with Stop k -> a := k; k)))
let () = step 13 (fun () -> Queue.add !(a) queue)
let () = step 14 (fun () -> Hashtbl.remove table (let r = a in r := (x.value mod 1); !r))
let () = step 15 (fun () -> refs.(2) <- c)
let () = step 16 (fun () -> print_int ((5 * 2) - (if x.tag = "x" then y.value else !(a))); print_char ' ')
let () = step 17 (fun () -> Buffer.clear log)
let () = step 18 (fun () -> for v33 = 0 to 0 do (let v34 = rows.(1) in raise (Stop 8); Array.iteri (fun v36 _ -> incr (b)) rows.(2)) done)
let () = step 19 (fun () -> (let v37 = (Array.fold_left (fun s k -> s * 2 + k) 0 rows.(3)) in cells := x :: !cells))
let () = step 20 (fun () -> (List.hd !cells).value <- ((Queue.pop queue) * 1))
let () = step 21 (fun () -> Hashtbl.remove table (same).(1))
let () = step 22 (fun () -> raise (Stop (if same = same then (rows.(3)).(1) else (!(b) - !(c)))))
let () = step 23 (fun () -> (same).((try (if arr = arr then y.value else !(a)) with Stop k -> a := k; k) land 3) <- (String.length (Hashtbl.find table (if rows.(1) = same then !(refs.(1)) else 1))))
let () = step 24 (fun () -> rows.(2) <- rows.(0))
