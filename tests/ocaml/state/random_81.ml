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
let () = step 0 (fun () -> Queue.add !(b) queue)
let () = step 1 (fun () -> (for v3 = 0 to 0 do (let v4 = ref 3 in incr (b); x.value <- !(v4)) done; (let v5 = !(refs.(4)) in Buffer.add_string log (string_of_int 1))))
let () = step 2 (fun () -> List.iter (fun v7 -> Array.iteri (fun v8 _ -> (let v9 = { value = 5; link = Some (List.hd !cells); tag = "z" } in (rows.(0)).(3) <- 2; (rows.(1)).(3) <- !(c))) arr) !cells)
let () = step 3 (fun () -> cells := y :: !cells)
let () = step 4 (fun () -> rows.(2) <- same)
let () = step 5 (fun () -> Array.iteri (fun v12 _ -> (match (List.hd !cells).link with None -> (Array.iteri (fun v14 _ -> (List.hd !cells).value <- !(c)) rows.(0)) | Some v13 -> (Buffer.clear log))) rows.(2))
let () = step 6 (fun () -> handlers := List.tl !handlers)
let () = step 7 (fun () -> Buffer.clear log)
let () = step 8 (fun () -> (let v18 = (try (String.length (Hashtbl.find table x.value)) with Stop k -> a := k; k) in refs.(3) <- c))
let () = step 9 (fun () -> y.value <- (Queue.pop queue))
let () = step 10 (fun () -> y.value <- !(c))
let () = step 11 (fun () -> (let v22 = (if b == b then (try 8 with Stop k -> a := k; k) else (if a == c then !(b) else 2)) in Hashtbl.remove table (add !(refs.(3)))))
let () = step 12 (fun () -> (let v24 = rows.(2) in List.iter (fun v25 -> Buffer.add_string log (string_of_int 8)) !cells; print_int (List.fold_left (fun s f -> s + f 3) 0 !handlers); print_char ' '))
let () = step 13 (fun () -> Array.iteri (fun v28 _ -> refs.(0) <- refs.(0)) rows.(2))
let () = step 14 (fun () -> refs.(2) <- a)
let () = step 15 (fun () -> raise (Stop (tick ())))
let () = step 16 (fun () -> (let v32 = a in Hashtbl.replace table (if a == b then 8 else !(v32)) "q"))
let () = step 17 (fun () -> (let v34 = (add (try 5 with Stop k -> a := k; k)) in refs.(2) <- a))
let () = step 18 (fun () -> rows.(2) <- same)
let () = step 19 (fun () -> a := (if rows.(0) = rows.(2) then (if x.tag = "x" then !(a) else 7) else (if a == c then 4 else 1)))
let () = step 20 (fun () -> (let v38 = same in cells := (List.hd !cells) :: !cells; (let v40 = a in (arr).(1 land 3) <- 2)))
let () = step 21 (fun () -> handlers := List.tl !handlers)
let () = step 22 (fun () -> raise (Stop (List.fold_left (fun s f -> s + f 3) 0 !handlers)))
let () = step 23 (fun () -> (try (List.hd !cells).value <- (Array.fold_left (fun s k -> s * 2 + k) 0 same); x.value <- (check y.value) with Stop _ -> (Buffer.add_string log (string_of_int (if y.tag = "x" then !(c) else !(c)))) | Not_found -> (cells := (List.hd !cells) :: !cells)))
let () = step 24 (fun () -> handlers := (fun k -> (List.fold_left (fun s f -> s + f 1) 0 !handlers)) :: !handlers)
