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
let () = step 0 (fun () -> Queue.add ((let r = a in r := x.value; !r) * 1) queue)
let () = step 1 (fun () -> Queue.add ((Queue.pop queue) mod (if same = arr then (List.hd !cells).value else (List.hd !cells).value)) queue)
let () = step 2 (fun () -> raise (Stop (Queue.pop queue)))
let () = step 3 (fun () -> List.iter (fun v4 -> (let v5 = { value = x.value; link = Some y; tag = "z" } in (let v6 = b in incr (b)); for v7 = 0 to 1 do refs.(3) := v7 done)) !cells)
let () = step 4 (fun () -> (match (List.hd !cells).link with None -> (raise (Stop (String.length (Hashtbl.find table 1)))) | Some v8 -> ((let v10 = ref (tick ()) in (let v11 = !(b) in x.value <- v8.value); (match v8.link with None -> ((rows.(2)).(1) <- 8) | Some v12 -> ((rows.(3)).(2) <- 8))))))
let () = step 5 (fun () -> handlers := (fun k -> (let r = a in r := (check 5); !r)) :: !handlers)
let () = step 6 (fun () -> Array.iteri (fun v14 _ -> Buffer.add_string log (string_of_int (arr).(4))) same)
let () = step 7 (fun () -> (let v16 = { value = ((let r = b in r := 4; !r) * 2); link = Some (List.hd !cells); tag = "z" } in Queue.add (tick ()) queue; handlers := (fun k -> (Queue.pop queue)) :: !handlers))
let () = step 8 (fun () -> Hashtbl.remove table (check ((List.hd !cells).value + !(refs.(0)))))
let () = step 9 (fun () -> x.value <- (Array.fold_left (fun s k -> s * 2 + k) 0 arr))
let () = step 10 (fun () -> handlers := (fun k -> (tick ())) :: !handlers)
let () = step 11 (fun () -> Buffer.add_string log (string_of_int (String.length (Hashtbl.find table !(a)))))
let () = step 12 (fun () -> x.value <- ((tick ()) mod (if x.tag = "x" then x.value else 4)))
let () = step 13 (fun () -> List.iter (fun v24 -> (let v25 = same in (let v26 = v24.value in v24.value <- 8); (if y.value > !(c) then (incr (a)) else ((List.hd !cells).value <- 5)))) !cells)
let () = step 14 (fun () -> List.iter (fun v28 -> (let v29 = { value = (rows.(3)).(4); link = Some v28; tag = "z" } in for v30 = 0 to 0 do incr (c) done; for v31 = 0 to 1 do v29.value <- v28.value done)) !cells)
let () = step 15 (fun () -> (match x.link with None -> ((try handlers := List.tl !handlers; y.link <- Some (List.hd !cells) with Stop _ -> (raise (Stop 7)) | Not_found -> ((try (same).(1) <- !(b); x.value <- !(refs.(3)) with Stop _ -> (incr (refs.(3))) | Not_found -> (refs.(3) := (List.hd !cells).value))))) | Some v32 -> ((let v38 = ref (tick ()) in Hashtbl.replace table (List.hd !cells).value "p"; print_int 6; print_char ' '))))
let () = step 16 (fun () -> Queue.add (if c == refs.(3) then !(refs.(2)) else (if a == c then !(refs.(2)) else y.value)) queue)
let () = step 17 (fun () -> handlers := List.tl !handlers)
let () = step 18 (fun () -> for v43 = 0 to 2 do (if (let r = c in r := 7; !r) > (if x.tag = "x" then 5 else v43) then (raise (Stop (List.hd !cells).value)) else ((let v46 = ref v43 in incr (c); a := x.value))) done)
let () = step 19 (fun () -> Buffer.clear log)
let () = step 20 (fun () -> ((if (7 - y.value) > (if b == a then 8 else 1) then (Buffer.add_string log (string_of_int y.value)) else (handlers := List.tl !handlers)); (match x.link with None -> (raise (Stop x.value)) | Some v52 -> (for v54 = 0 to 2 do incr (refs.(4)) done))))
let () = step 21 (fun () -> (let v55 = arr in cells := x :: !cells; (try refs.(2) <- c; raise (Stop 6) with Stop _ -> (rows.(0) <- v55) | Not_found -> ((c := x.value; a := !(refs.(3)))))))
let () = step 22 (fun () -> handlers := List.tl !handlers)
let () = step 23 (fun () -> (if (add (check x.value)) > (if rows.(3) = rows.(3) then y.value else (try 5 with Stop k -> a := k; k)) then (raise (Stop (Array.fold_left (fun s k -> s * 2 + k) 0 arr))) else ((if (!(b) * 1) > (let r = c in r := !(refs.(0)); !r) then ((let v66 = y.value in (List.hd !cells).value <- y.value)) else (((arr).(2) <- 1; (same).(4) <- y.value))))))
let () = step 24 (fun () -> (if (same).(1) > (String.length (Hashtbl.find table (same).(4))) then ((let v69 = { value = (2 mod !(a)); link = Some (List.hd !cells); tag = "z" } in for v70 = 0 to 0 do (same).(0) <- y.value done; raise (Stop x.value))) else (Queue.add (!(c) mod 1) queue)))
