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
let () = step 0 (fun () -> (let v1 = refs.(1) in Hashtbl.replace table (Array.fold_left (fun s k -> s * 2 + k) 0 rows.(0)) "q"))
let () = step 1 (fun () -> (let v3 = same in raise (Stop (let r = c in r := !(c); !r)); (let v5 = { value = (let r = refs.(3) in r := !(c); !r); link = Some x; tag = "z" } in cells := x :: !cells; (v3).(6 land 3) <- y.value)))
let () = step 2 (fun () -> Array.iteri (fun v8 _ -> Queue.add (if refs.(3) == b then v8 else v8) queue) rows.(3))
let () = step 3 (fun () -> rows.(2) <- Array.copy (rows.(3)))
let () = step 4 (fun () -> (let v11 = ref (let r = a in r := y.value; !r) in rows.(1) <- Array.copy (rows.(3)); (match (List.hd !cells).link with None -> ((let v14 = ref !(b) in (arr).(3) <- 6; v14 := 3)) | Some v13 -> (handlers := List.tl !handlers))))
let () = step 5 (fun () -> handlers := List.tl !handlers)
let () = step 6 (fun () -> (List.hd !cells).link <- Some (List.hd !cells))
let () = step 7 (fun () -> a := (if rows.(3) = rows.(3) then x.value else (List.fold_left (fun s f -> s + f 2) 0 !handlers)))
let () = step 8 (fun () -> (let v19 = rows.(1) in for v20 = 0 to 2 do (incr (b); (arr).(1) <- (List.hd !cells).value) done; print_int (tick ()); print_char ' '))
let () = step 9 (fun () -> for v23 = 0 to 0 do (let v24 = (try !(c) with Stop k -> a := k; k) in (match y.link with None -> (refs.(4) := v24) | Some v25 -> ((same).(3) <- v24))) done)
let () = step 10 (fun () -> (try raise (Stop (add y.value)); for v28 = 1 to 1 do rows.(2) <- Array.copy (same) done with Stop _ -> (Buffer.clear log) | Not_found -> ((try Buffer.add_string log (string_of_int y.value); cells := x :: !cells with Stop _ -> (Array.iteri (fun v34 _ -> refs.(0) := x.value) rows.(3)) | Not_found -> (b := y.value)))))
let () = step 11 (fun () -> (try Hashtbl.replace table (0 * 3) "p"; (try Hashtbl.remove table 3; Hashtbl.remove table !(c) with Stop _ -> (Buffer.clear log) | Not_found -> (y.value <- y.value)) with Stop _ -> (refs.(1) <- b) | Not_found -> ((let v44 = same in (let v45 = same in (v44).(4) <- !(b); b := y.value); (match y.link with None -> (c := 8) | Some v46 -> (incr (c)))))))
let () = step 12 (fun () -> refs.(4) := (let r = b in r := ((List.hd !cells).value + !(refs.(3))); !r))
let () = step 13 (fun () -> print_int (Array.fold_left (fun s k -> s * 2 + k) 0 rows.(2)); print_char ' ')
let () = step 14 (fun () -> (let v49 = arr in cells := (List.hd !cells) :: !cells; Buffer.clear log))
let () = step 15 (fun () -> (let v52 = rows.(3) in (refs.(3) <- b; Buffer.clear log); for v56 = 0 to 2 do raise (Stop 3) done))
let () = step 16 (fun () -> (List.hd !cells).value <- (arr).(1))
let () = step 17 (fun () -> rows.(1) <- arr)
let () = step 18 (fun () -> (if (add (List.hd !cells).value) > (let r = b in r := (Queue.pop queue); !r) then (rows.(0) <- Array.copy (arr)) else (Hashtbl.replace table (try 3 with Stop k -> a := k; k) "p")))
let () = step 19 (fun () -> (let v63 = { value = ((try !(refs.(4)) with Stop k -> a := k; k) - (6 * 3)); link = Some (List.hd !cells); tag = "z" } in Hashtbl.replace table (if (List.hd !cells).tag = "x" then !(a) else 6) "r"; (match y.link with None -> (Hashtbl.remove table !(a)) | Some v65 -> ((try refs.(4) := v63.value; x.value <- 4 with Stop _ -> (incr (b)) | Not_found -> (incr (a)))))))
let () = step 20 (fun () -> (let v68 = ref y.value in handlers := List.tl !handlers; (try (List.hd !cells).value <- x.value; (let v72 = (List.hd !cells).value in incr (a)) with Stop _ -> ((let v73 = (List.hd !cells).value in incr (c))) | Not_found -> (rows.(2) <- Array.copy (arr)))))
let () = step 21 (fun () -> handlers := List.tl !handlers)
let () = step 22 (fun () -> Buffer.clear log)
let () = step 23 (fun () -> ((if (tick ()) > (tick ()) then (print_int 0; print_char ' ') else (((arr).(1) <- !(b); refs.(2) := 8))); for v81 = 0 to 1 do cells := x :: !cells done))
let () = step 24 (fun () -> raise (Stop ((tick ()) - (check x.value))))
