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
let () = step 0 (fun () -> x.value <- (same).(2))
let () = step 1 (fun () -> refs.(2) <- a)
let () = step 2 (fun () -> (if (if y.tag = "x" then (List.fold_left (fun s f -> s + f 1) 0 !handlers) else (Array.fold_left (fun s k -> s * 2 + k) 0 arr)) > (if y.tag = "x" then (if y.tag = "x" then !(refs.(1)) else 8) else (if arr = same then !(c) else 1)) then (List.iter (fun v4 -> Queue.add !(c) queue) !cells) else (List.iter (fun v6 -> Queue.add x.value queue) !cells)))
let () = step 3 (fun () -> (match x.link with None -> ((let v9 = ref (Array.fold_left (fun s k -> s * 2 + k) 0 arr) in (if !(v9) > y.value then (incr (v9)) else ((arr).(1) <- x.value)); Buffer.add_string log (string_of_int 3))) | Some v8 -> (Array.iteri (fun v12 _ -> List.iter (fun v13 -> a := (List.hd !cells).value) !cells) rows.(3))))
let () = step 4 (fun () -> raise (Stop (if refs.(3) == b then (String.length (Hashtbl.find table x.value)) else (if a == a then 5 else !(a)))))
let () = step 5 (fun () -> (let v15 = ref (Array.fold_left (fun s k -> s * 2 + k) 0 same) in (let v16 = arr in (b := (List.hd !cells).value; incr (c)); (let v18 = 8 in y.value <- (List.hd !cells).value)); Array.iteri (fun v19 _ -> (try incr (c); y.value <- 1 with Stop _ -> ((rows.(3)).(0) <- !(c)) | Not_found -> (y.value <- (List.hd !cells).value))) same))
let () = step 6 (fun () -> handlers := (fun k -> ((x.value + k) * 2)) :: !handlers)
let () = step 7 (fun () -> (let v22 = (if c == c then (try (List.hd !cells).value with Stop k -> a := k; k) else (Queue.pop queue)) in ((if !(refs.(1)) > !(b) then (a := !(b)) else (incr (refs.(1)))); (refs.(3) := !(refs.(1)); incr (b)))))
let () = step 8 (fun () -> (let v26 = { value = (Array.fold_left (fun s k -> s * 2 + k) 0 same); link = Some y; tag = "z" } in (let v27 = (Queue.pop queue) in Array.iteri (fun v28 _ -> c := v28) arr); print_int (1 - (List.hd !cells).value); print_char ' '))
let () = step 9 (fun () -> rows.(0) <- Array.copy (arr))
let () = step 10 (fun () -> print_int (let r = b in r := (Queue.pop queue); !r); print_char ' ')
let () = step 11 (fun () -> print_int (check (let r = b in r := 5; !r)); print_char ' ')
let () = step 12 (fun () -> refs.(1) <- b)
let () = step 13 (fun () -> a := (if (List.hd !cells).tag = "x" then !(c) else (Queue.pop queue)))
let () = step 14 (fun () -> ((let v36 = rows.(3) in (rows.(2)).(x.value land 3) <- (List.hd !cells).value; (let v38 = ref (List.hd !cells).value in a := !(v38); (v36).(1) <- !(refs.(4)))); cells := (List.hd !cells) :: !cells))
let () = step 15 (fun () -> for v40 = 0 to 0 do List.iter (fun v41 -> raise (Stop x.value)) !cells done)
let () = step 16 (fun () -> (let v43 = (tick ()) in (b := v43; handlers := (fun k -> 3) :: !handlers)))
let () = step 17 (fun () -> (List.hd !cells).value <- ((Queue.pop queue) mod (2 + 1)))
let () = step 18 (fun () -> (let v48 = (same).(4) in cells := y :: !cells))
let () = step 19 (fun () -> for v50 = 1 to 1 do List.iter (fun v51 -> handlers := (fun k -> !(c)) :: !handlers) !cells done)
let () = step 20 (fun () -> handlers := List.tl !handlers)
let () = step 21 (fun () -> refs.(0) <- refs.(0))
let () = step 22 (fun () -> Array.iteri (fun v55 _ -> List.iter (fun v56 -> List.iter (fun v57 -> (arr).(3) <- v57.value) !cells) !cells) same)
let () = step 23 (fun () -> (let v58 = arr in rows.(2) <- v58; (same).((if rows.(2) = arr then (List.hd !cells).value else 1) land 3) <- (!(b) + x.value)))
let () = step 24 (fun () -> cells := y :: !cells)
