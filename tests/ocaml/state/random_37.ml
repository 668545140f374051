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
let () = step 0 (fun () -> cells := x :: !cells)
let () = step 1 (fun () -> (rows.(1)).(!(b) land 3) <- (try (if a == c then 5 else 3) with Stop k -> a := k; k))
let () = step 2 (fun () -> Buffer.clear log)
let () = step 3 (fun () -> (refs.(0) <- refs.(3); (same).((add (List.hd !cells).value) land 3) <- (y.value - (List.hd !cells).value)))
let () = step 4 (fun () -> (let v7 = (List.fold_left (fun s f -> s + f 0) 0 !handlers) in handlers := (fun k -> (Queue.pop queue)) :: !handlers))
let () = step 5 (fun () -> y.value <- (add (if c == c then y.value else y.value)))
let () = step 6 (fun () -> (Array.iteri (fun v11 _ -> Array.iteri (fun v12 _ -> incr (refs.(4))) same) rows.(0); for v13 = 1 to 1 do (rows.(2)).(!(a) land 3) <- 0 done))
let () = step 7 (fun () -> raise (Stop (List.hd !cells).value))
let () = step 8 (fun () -> cells := (List.hd !cells) :: !cells)
let () = step 9 (fun () -> Queue.add (add (6 + 8)) queue)
let () = step 10 (fun () -> refs.(0) <- refs.(1))
let () = step 11 (fun () -> (Buffer.clear log; (if (check !(b)) > ((List.hd !cells).value - 1) then (Array.iteri (fun v22 _ -> incr (refs.(3))) rows.(1)) else (rows.(2) <- rows.(2)))))
let () = step 12 (fun () -> (let v24 = ((1 + !(a)) - (x.value + 4)) in raise (Stop (add !(c)))))
let () = step 13 (fun () -> raise (Stop (Queue.pop queue)))
let () = step 14 (fun () -> rows.(1) <- Array.copy (same))
let () = step 15 (fun () -> raise (Stop (if c == b then (List.fold_left (fun s f -> s + f 1) 0 !handlers) else (List.fold_left (fun s f -> s + f 0) 0 !handlers))))
let () = step 16 (fun () -> cells := (List.hd !cells) :: !cells)
let () = step 17 (fun () -> Hashtbl.replace table !(c) "p")
let () = step 18 (fun () -> x.link <- None)
let () = step 19 (fun () -> raise (Stop (if c == c then (check x.value) else (!(b) + 5))))
let () = step 20 (fun () -> Hashtbl.remove table (String.length (Hashtbl.find table (!(b) * 0))))
let () = step 21 (fun () -> Buffer.add_string log (string_of_int (tick ())))
let () = step 22 (fun () -> Queue.add (same).(1) queue)
let () = step 23 (fun () -> (match y.link with None -> (a := (try 2 with Stop k -> a := k; k)) | Some v36 -> (cells := v36 :: !cells)))
let () = step 24 (fun () -> raise (Stop (if (List.hd !cells).tag = "x" then (rows.(2)).(3) else (!(c) mod 4))))
