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
let () = step 0 (fun () -> Array.iteri (fun v1 _ -> Buffer.add_string log (string_of_int (List.fold_left (fun s f -> s + f 1) 0 !handlers))) rows.(3))
let () = step 1 (fun () -> refs.(3) <- a)
let () = step 2 (fun () -> handlers := List.tl !handlers)
let () = step 3 (fun () -> Queue.add (check (add x.value)) queue)
let () = step 4 (fun () -> List.iter (fun v6 -> (rows.(3)).((List.fold_left (fun s f -> s + f 2) 0 !handlers) land 3) <- (if c == a then 6 else 8)) !cells)
let () = step 5 (fun () -> c := (if y.tag = "x" then (if arr = rows.(2) then x.value else 2) else (tick ())))
let () = step 6 (fun () -> handlers := (fun k -> (let r = a in r := (!(refs.(1)) + (List.hd !cells).value); !r)) :: !handlers)
let () = step 7 (fun () -> rows.(2) <- rows.(3))
let () = step 8 (fun () -> Hashtbl.replace table (List.fold_left (fun s f -> s + f 3) 0 !handlers) "p")
let () = step 9 (fun () -> cells := y :: !cells)
let () = step 10 (fun () -> y.value <- ((5 - 6) - (4 mod y.value)))
let () = step 11 (fun () -> (let v14 = ref (add (if same = arr then 6 else y.value)) in (if (arr).(4) > (List.fold_left (fun s f -> s + f 0) 0 !handlers) then ((let v16 = arr in incr (c); (List.hd !cells).value <- (List.hd !cells).value)) else (rows.(2) <- same)); Buffer.clear log))
let () = step 12 (fun () -> (let v19 = { value = (check (List.fold_left (fun s f -> s + f 2) 0 !handlers)); link = Some x; tag = "z" } in handlers := (fun k -> (String.length (Hashtbl.find table 2))) :: !handlers; y.link <- Some v19))
let () = step 13 (fun () -> print_int y.value; print_char ' ')
let () = step 14 (fun () -> cells := (List.hd !cells) :: !cells)
let () = step 15 (fun () -> (let v24 = same in Buffer.add_string log (string_of_int (7 mod x.value)); raise (Stop (Array.fold_left (fun s k -> s * 2 + k) 0 arr))))
let () = step 16 (fun () -> (match x.link with None -> (List.iter (fun v28 -> (match x.link with None -> ((rows.(3)).(0) <- 8) | Some v29 -> (v28.value <- y.value))) !cells) | Some v27 -> (a := (if c == refs.(2) then v27.value else y.value))))
let () = step 17 (fun () -> Hashtbl.replace table (if b == refs.(1) then (same).(0) else (tick ())) "p")
let () = step 18 (fun () -> (rows.(2)).((Queue.pop queue) land 3) <- (add (if (List.hd !cells).tag = "x" then 6 else 7)))
let () = step 19 (fun () -> (let v33 = refs.(4) in raise (Stop (try !(v33) with Stop k -> a := k; k))))
let () = step 20 (fun () -> refs.(2) <- refs.(2))
let () = step 21 (fun () -> for v36 = 0 to 0 do (same).(x.value land 3) <- x.value done)
let () = step 22 (fun () -> (let v38 = ref (try (tick ()) with Stop k -> a := k; k) in Buffer.add_string log (string_of_int (List.hd !cells).value); (Buffer.add_string log (string_of_int 4); cells := (List.hd !cells) :: !cells)))
let () = step 23 (fun () -> print_int (Array.fold_left (fun s k -> s * 2 + k) 0 same); print_char ' ')
let () = step 24 (fun () -> (if (rows.(3)).(3) > y.value then (a := (arr).(1)) else ((try (if y.value > !(a) then (x.value <- y.value) else ((rows.(3)).(2) <- y.value)); (try b := 6; (List.hd !cells).value <- 4 with Stop _ -> ((rows.(1)).(4) <- y.value) | Not_found -> (c := !(b))) with Stop _ -> (x.link <- None) | Not_found -> (refs.(3) <- a)))))
