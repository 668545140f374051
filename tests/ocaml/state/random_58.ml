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
let () = step 0 (fun () -> raise (Stop (if same = same then ((List.hd !cells).value * 2) else (x.value - !(b)))))
let () = step 1 (fun () -> Array.iteri (fun v2 _ -> Hashtbl.remove table x.value) rows.(0))
let () = step 2 (fun () -> (arr).((List.fold_left (fun s f -> s + f 1) 0 !handlers) land 3) <- (if x.tag = "x" then y.value else (let r = b in r := (List.hd !cells).value; !r)))
let () = step 3 (fun () -> Queue.add (add (add 7)) queue)
let () = step 4 (fun () -> cells := (List.hd !cells) :: !cells)
let () = step 5 (fun () -> for v7 = 0 to 0 do cells := y :: !cells done)
let () = step 6 (fun () -> (match x.link with None -> (for v10 = 0 to 1 do Queue.add v10 queue done) | Some v9 -> ((let v12 = (!(c) mod !(c)) in Buffer.clear log))))
let () = step 7 (fun () -> Buffer.add_string log (string_of_int (let r = refs.(2) in r := (tick ()); !r)))
let () = step 8 (fun () -> Buffer.add_string log (string_of_int (add (add !(c)))))
let () = step 9 (fun () -> (for v17 = 1 to 2 do Buffer.clear log done; handlers := List.tl !handlers))
let () = step 10 (fun () -> (let v20 = (if arr = arr then (let r = refs.(1) in r := 6; !r) else (List.fold_left (fun s f -> s + f 2) 0 !handlers)) in (if (let r = a in r := v20; !r) > (if rows.(2) = arr then v20 else 8) then (cells := (List.hd !cells) :: !cells) else ((match x.link with None -> (incr (refs.(4))) | Some v23 -> ((List.hd !cells).value <- 2))))))
let () = step 11 (fun () -> refs.(3) <- refs.(0))
let () = step 12 (fun () -> Hashtbl.replace table (List.hd !cells).value "q")
let () = step 13 (fun () -> for v26 = 1 to 1 do x.link <- Some y done)
let () = step 14 (fun () -> Array.iteri (fun v28 _ -> rows.(1) <- same) rows.(0))
let () = step 15 (fun () -> ((let v31 = (String.length (Hashtbl.find table !(a))) in x.link <- Some x); (let v33 = (add 1) in Buffer.clear log)))
let () = step 16 (fun () -> cells := x :: !cells)
let () = step 17 (fun () -> x.value <- (y.value * 0))
let () = step 18 (fun () -> (let v37 = ref (Array.fold_left (fun s k -> s * 2 + k) 0 rows.(2)) in (let v38 = (String.length (Hashtbl.find table 3)) in handlers := (fun k -> !(b)) :: !handlers); List.iter (fun v40 -> Buffer.add_string log (string_of_int y.value)) !cells))
let () = step 19 (fun () -> (let v42 = c in (let v43 = refs.(3) in Buffer.add_string log (string_of_int 5))))
let () = step 20 (fun () -> Queue.add (try (Array.fold_left (fun s k -> s * 2 + k) 0 same) with Stop k -> a := k; k) queue)
let () = step 21 (fun () -> (let v46 = a in for v47 = 0 to 2 do (let v48 = { value = !(v46); link = Some (List.hd !cells); tag = "z" } in (same).(4) <- 4; incr (a)) done))
let () = step 22 (fun () -> (let v49 = ref (try (List.fold_left (fun s f -> s + f 3) 0 !handlers) with Stop k -> a := k; k) in rows.(2) <- rows.(2); for v51 = 0 to 0 do Buffer.clear log done))
let () = step 23 (fun () -> (let v53 = ref (if y.tag = "x" then (check !(a)) else (Array.fold_left (fun s k -> s * 2 + k) 0 rows.(0))) in (handlers := List.tl !handlers; raise (Stop 8)); Hashtbl.remove table (tick ())))
let () = step 24 (fun () -> (if (tick ()) > (add (add 2)) then (for v59 = 0 to 2 do handlers := (fun k -> 8) :: !handlers done) else (Hashtbl.remove table (if arr = arr then y.value else !(c)))))
