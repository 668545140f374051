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
let () = step 0 (fun () -> for v1 = 1 to 1 do handlers := (fun k -> (String.length (Hashtbl.find table !(b)))) :: !handlers done)
let () = step 1 (fun () -> handlers := List.tl !handlers)
let () = step 2 (fun () -> raise (Stop ((check 2) - (rows.(0)).(2))))
let () = step 3 (fun () -> Buffer.add_string log (string_of_int (if (List.hd !cells).tag = "x" then (6 - 0) else (!(b) mod y.value))))
let () = step 4 (fun () -> handlers := List.tl !handlers)
let () = step 5 (fun () -> print_int !(b); print_char ' ')
let () = step 6 (fun () -> Array.iteri (fun v8 _ -> c := (!(b) - 5)) arr)
let () = step 7 (fun () -> (let v10 = same in (try raise (Stop (List.hd !cells).value); handlers := (fun k -> k) :: !handlers with Stop _ -> (Hashtbl.replace table 7 "p") | Not_found -> (List.iter (fun v15 -> (v10).(2) <- !(c)) !cells)); b := (if b == a then !(a) else !(c))))
let () = step 8 (fun () -> Queue.add y.value queue)
let () = step 9 (fun () -> Hashtbl.remove table y.value)
let () = step 10 (fun () -> (let v19 = a in Buffer.clear log))
let () = step 11 (fun () -> (let v21 = same in (let v22 = rows.(2) in for v23 = 1 to 2 do incr (b) done; Queue.add (List.hd !cells).value queue); (let v25 = { value = (List.fold_left (fun s f -> s + f 2) 0 !handlers); link = Some x; tag = "z" } in (if (List.hd !cells).value > 3 then (refs.(2) := 7) else ((v21).(1) <- !(refs.(2)))); (let v27 = same in (List.hd !cells).value <- y.value; incr (c)))))
let () = step 12 (fun () -> (let v28 = { value = ((let r = refs.(4) in r := !(c); !r) * 0); link = Some x; tag = "z" } in Buffer.add_string log (string_of_int !(b)); Buffer.clear log))
let () = step 13 (fun () -> (List.hd !cells).value <- (if same = same then (add 3) else (if same = rows.(0) then y.value else !(c))))
let () = step 14 (fun () -> handlers := List.tl !handlers)
let () = step 15 (fun () -> rows.(2) <- Array.copy (arr))
let () = step 16 (fun () -> print_int ((Array.fold_left (fun s k -> s * 2 + k) 0 same) + (check 7)); print_char ' ')
let () = step 17 (fun () -> List.iter (fun v35 -> for v36 = 0 to 0 do Hashtbl.replace table v36 "p" done) !cells)
let () = step 18 (fun () -> (let v38 = c in cells := x :: !cells))
let () = step 19 (fun () -> (let v40 = b in (let v41 = same in refs.(0) <- v40; (List.hd !cells).value <- 4)))
let () = step 20 (fun () -> (try handlers := List.tl !handlers; handlers := List.tl !handlers with Stop _ -> (Hashtbl.remove table (try x.value with Stop k -> a := k; k)) | Not_found -> (List.iter (fun v48 -> (let v49 = x.value in v48.value <- !(b))) !cells)))
let () = step 21 (fun () -> Hashtbl.remove table (Queue.pop queue))
let () = step 22 (fun () -> cells := y :: !cells)
let () = step 23 (fun () -> (match y.link with None -> ((if (let r = b in r := 3; !r) > (if y.tag = "x" then 1 else y.value) then (print_int 6; print_char ' ') else ((match x.link with None -> ((same).(3) <- !(refs.(0))) | Some v55 -> (incr (refs.(1))))))) | Some v52 -> ((let v56 = (let r = a in r := !(a); !r) in (let v57 = same in x.value <- v56; (List.hd !cells).value <- 4)))))
let () = step 24 (fun () -> Buffer.clear log)
