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
let () = step 0 (fun () -> ((let v2 = ref (if b == c then y.value else x.value) in (let v3 = ref (List.hd !cells).value in incr (a); incr (v3)); (same).(6 land 3) <- x.value); raise (Stop (add 1))))
let () = step 1 (fun () -> (let v6 = a in List.iter (fun v7 -> for v8 = 0 to 1 do a := 7 done) !cells))
let () = step 2 (fun () -> (let v9 = ref (if arr = rows.(1) then (same).(3) else (tick ())) in handlers := (fun k -> (try 2 with Stop k -> a := k; k)) :: !handlers; List.iter (fun v11 -> (let v12 = ref !(refs.(4)) in v9 := !(v9); v11.value <- !(v12))) !cells))
let () = step 3 (fun () -> (let v13 = (if b == c then (if arr = same then (List.hd !cells).value else !(b)) else (same).(4)) in refs.(1) := (let r = a in r := 3; !r)))
let () = step 4 (fun () -> (let v15 = { value = (try (if (List.hd !cells).tag = "x" then (List.hd !cells).value else 5) with Stop k -> a := k; k); link = Some x; tag = "z" } in x.link <- Some (List.hd !cells); print_int (if a == b then !(b) else v15.value); print_char ' '))
let () = step 5 (fun () -> for v18 = 0 to 2 do (let v19 = ref (String.length (Hashtbl.find table v18)) in handlers := (fun k -> k) :: !handlers; handlers := List.tl !handlers) done)
let () = step 6 (fun () -> (let v22 = (Queue.pop queue) in cells := y :: !cells))
let () = step 7 (fun () -> (same).((rows.(2)).(4) land 3) <- (List.hd !cells).value)
let () = step 8 (fun () -> for v25 = 0 to 1 do List.iter (fun v26 -> cells := v26 :: !cells) !cells done)
let () = step 9 (fun () -> (let v28 = (tick ()) in Buffer.add_string log (string_of_int (check 6))))
let () = step 10 (fun () -> Hashtbl.replace table (List.fold_left (fun s f -> s + f 3) 0 !handlers) "p")
let () = step 11 (fun () -> (List.hd !cells).link <- None)
let () = step 12 (fun () -> Hashtbl.replace table ((check !(refs.(0))) * 3) "r")
let () = step 13 (fun () -> (match (List.hd !cells).link with None -> ((let v34 = arr in Queue.add y.value queue; for v36 = 0 to 2 do y.value <- !(b) done)) | Some v33 -> (handlers := List.tl !handlers)))
let () = step 14 (fun () -> (Buffer.add_string log (string_of_int (List.fold_left (fun s f -> s + f 3) 0 !handlers)); Buffer.clear log))
let () = step 15 (fun () -> (let v41 = ref ((if b == b then !(c) else 7) + (same).(4)) in cells := x :: !cells; Buffer.add_string log (string_of_int (String.length (Hashtbl.find table y.value)))))
let () = step 16 (fun () -> (let v44 = (if (List.hd !cells).tag = "x" then (add !(c)) else (Queue.pop queue)) in (let v45 = (arr).(0) in print_int !(c); print_char ' ')))
let () = step 17 (fun () -> (let v47 = b in (let v48 = same in handlers := List.tl !handlers; print_int 2; print_char ' ')))
let () = step 18 (fun () -> (if (Queue.pop queue) > (if y.tag = "x" then (8 - 3) else (String.length (Hashtbl.find table !(c)))) then (y.value <- (check !(c))) else (cells := y :: !cells)))
let () = step 19 (fun () -> raise (Stop ((6 mod 4) - (try !(c) with Stop k -> a := k; k))))
let () = step 20 (fun () -> handlers := List.tl !handlers)
let () = step 21 (fun () -> (try (try raise (Stop 7); Array.iteri (fun v59 _ -> incr (refs.(0))) same with Stop _ -> ((let v60 = a in (same).(0) <- !(c))) | Not_found -> ((List.hd !cells).link <- None)); refs.(1) <- b with Stop _ -> (cells := (List.hd !cells) :: !cells) | Not_found -> (refs.(2) <- c)))
let () = step 22 (fun () -> (let v65 = { value = (List.fold_left (fun s f -> s + f 0) 0 !handlers); link = Some x; tag = "z" } in cells := v65 :: !cells; print_int (add !(c)); print_char ' '))
let () = step 23 (fun () -> print_int (add (if arr = same then !(b) else 2)); print_char ' ')
let () = step 24 (fun () -> (try (let v70 = (Queue.pop queue) in handlers := (fun k -> !(c)) :: !handlers); Buffer.add_string log (string_of_int (tick ())) with Stop _ -> ((let v73 = ref (!(b) + 7) in Buffer.clear log; print_int !(b); print_char ' ')) | Not_found -> (Hashtbl.remove table (let r = refs.(4) in r := (List.hd !cells).value; !r))))
