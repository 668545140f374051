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
let () = step 0 (fun () -> raise (Stop (add (!(b) * 3))))
let () = step 1 (fun () -> Queue.add (let r = refs.(0) in r := (tick ()); !r) queue)
let () = step 2 (fun () -> Hashtbl.remove table ((6 - y.value) * 0))
let () = step 3 (fun () -> (let v4 = { value = !(refs.(2)); link = Some x; tag = "z" } in (let v5 = ref (try 6 with Stop k -> a := k; k) in raise (Stop !(v5)); ((same).(2) <- 5; (same).(3) <- 8)); v4.link <- Some (List.hd !cells)))
let () = step 4 (fun () -> Buffer.clear log)
let () = step 5 (fun () -> Array.iteri (fun v10 _ -> for v11 = 0 to 2 do refs.(0) <- c done) rows.(2))
let () = step 6 (fun () -> (let v13 = ref (String.length (Hashtbl.find table (6 + (List.hd !cells).value))) in print_int (add 4); print_char ' '; (let v15 = rows.(3) in (let v16 = !(v13) in b := !(b)); y.value <- x.value)))
let () = step 7 (fun () -> (List.hd !cells).value <- (tick ()))
let () = step 8 (fun () -> Array.iteri (fun v19 _ -> rows.(0) <- same) same)
let () = step 9 (fun () -> Buffer.add_string log (string_of_int ((6 - !(b)) mod (y.value mod !(a)))))
let () = step 10 (fun () -> (let v22 = ref (check (String.length (Hashtbl.find table y.value))) in refs.(0) <- refs.(4); handlers := List.tl !handlers))
let () = step 11 (fun () -> (let v25 = ref (add (try 6 with Stop k -> a := k; k)) in (let v26 = v25 in y.value <- y.value); (let v28 = arr in Queue.add 2 queue; Hashtbl.remove table 6)))
let () = step 12 (fun () -> print_int (let r = refs.(2) in r := (String.length (Hashtbl.find table !(a))); !r); print_char ' ')
let () = step 13 (fun () -> Queue.add (if b == a then (tick ()) else y.value) queue)
let () = step 14 (fun () -> (if (Queue.pop queue) > (if c == c then (4 - !(b)) else (add 8)) then (Array.iteri (fun v34 _ -> List.iter (fun v35 -> incr (a)) !cells) arr) else (Buffer.add_string log (string_of_int (tick ())))))
let () = step 15 (fun () -> (let v37 = { value = (List.fold_left (fun s f -> s + f 0) 0 !handlers); link = Some x; tag = "z" } in (let v38 = same in cells := v37 :: !cells; handlers := (fun k -> k) :: !handlers); (refs.(1) <- refs.(2); Array.iteri (fun v43 _ -> incr (refs.(4))) rows.(1))))
let () = step 16 (fun () -> rows.(0) <- Array.copy (rows.(3)))
let () = step 17 (fun () -> for v45 = 1 to 2 do handlers := (fun k -> (!(refs.(0)) * 0)) :: !handlers done)
let () = step 18 (fun () -> List.iter (fun v47 -> v47.link <- Some (List.hd !cells)) !cells)
let () = step 19 (fun () -> handlers := List.tl !handlers)
let () = step 20 (fun () -> print_int (add (!(c) - y.value)); print_char ' ')
let () = step 21 (fun () -> Array.iteri (fun v51 _ -> (let v52 = (if (List.hd !cells).tag = "x" then !(refs.(1)) else x.value) in Array.iteri (fun v53 _ -> y.value <- v53) rows.(2))) same)
let () = step 22 (fun () -> (let v54 = !(b) in ((let v56 = { value = 4; link = Some x; tag = "z" } in (rows.(0)).(3) <- v54; c := 7); (List.hd !cells).link <- Some y)))
let () = step 23 (fun () -> Buffer.add_string log (string_of_int (same).(1)))
let () = step 24 (fun () -> Queue.add (String.length (Hashtbl.find table (List.fold_left (fun s f -> s + f 3) 0 !handlers))) queue)
