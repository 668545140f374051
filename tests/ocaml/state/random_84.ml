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
let () = step 0 (fun () -> (List.hd !cells).link <- None)
let () = step 1 (fun () -> List.iter (fun v2 -> v2.value <- (tick ())) !cells)
let () = step 2 (fun () -> (let v4 = arr in Queue.add (try 8 with Stop k -> a := k; k) queue; x.value <- (if x.tag = "x" then !(c) else 3)))
let () = step 3 (fun () -> print_int (if (List.hd !cells).tag = "x" then (if same = arr then !(c) else 3) else (!(refs.(2)) mod 7)); print_char ' ')
let () = step 4 (fun () -> Hashtbl.remove table (List.fold_left (fun s f -> s + f 0) 0 !handlers))
let () = step 5 (fun () -> print_int y.value; print_char ' ')
let () = step 6 (fun () -> Queue.add (rows.(3)).(0) queue)
let () = step 7 (fun () -> rows.(0) <- Array.copy (rows.(0)))
let () = step 8 (fun () -> (let v12 = { value = (tick ()); link = Some x; tag = "z" } in for v13 = 1 to 1 do refs.(1) <- refs.(3) done; v12.link <- Some y))
let () = step 9 (fun () -> Buffer.add_string log (string_of_int ((Queue.pop queue) * 3)))
let () = step 10 (fun () -> for v17 = 1 to 2 do refs.(0) <- c done)
let () = step 11 (fun () -> Hashtbl.remove table !(a))
let () = step 12 (fun () -> handlers := (fun k -> ((try !(a) with Stop k -> a := k; k) - (try y.value with Stop k -> a := k; k))) :: !handlers)
let () = step 13 (fun () -> Queue.add (Queue.pop queue) queue)
let () = step 14 (fun () -> (let v22 = a in (let v23 = { value = (add !(v22)); link = Some x; tag = "z" } in Queue.add 6 queue; List.iter (fun v25 -> (List.hd !cells).value <- 5) !cells)))
let () = step 15 (fun () -> (if (List.fold_left (fun s f -> s + f 0) 0 !handlers) > (rows.(0)).(2) then (rows.(0) <- rows.(1)) else (Array.iteri (fun v28 _ -> rows.(2) <- Array.copy (arr)) arr)))
let () = step 16 (fun () -> refs.(0) <- a)
let () = step 17 (fun () -> Buffer.add_string log (string_of_int (try (let r = a in r := 5; !r) with Stop k -> a := k; k)))
let () = step 18 (fun () -> (match (List.hd !cells).link with None -> ((rows.(3)).((try y.value with Stop k -> a := k; k) land 3) <- (if a == b then x.value else !(b))) | Some v32 -> ((let v34 = ref (v32.value mod 1) in Buffer.clear log; Buffer.add_string log (string_of_int !(v34))))))
let () = step 19 (fun () -> cells := x :: !cells)
let () = step 20 (fun () -> (let v38 = ref (let r = a in r := (if c == c then 8 else 4); !r) in Array.iteri (fun v39 _ -> (if 3 > v39 then (incr (v38)) else (incr (v38)))) arr; for v41 = 0 to 1 do handlers := (fun k -> v41) :: !handlers done))
let () = step 21 (fun () -> List.iter (fun v43 -> c := (!(b) * 3)) !cells)
let () = step 22 (fun () -> Array.iteri (fun v45 _ -> refs.(0) <- a) rows.(2))
let () = step 23 (fun () -> refs.(1) <- refs.(1))
let () = step 24 (fun () -> (same).(((tick ()) * 3) land 3) <- ((try (List.hd !cells).value with Stop k -> a := k; k) - (!(a) mod !(c))))
