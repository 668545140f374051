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
let () = step 0 (fun () -> handlers := List.tl !handlers)
let () = step 1 (fun () -> x.link <- Some x)
let () = step 2 (fun () -> ((try Hashtbl.replace table !(b) "q"; Hashtbl.replace table !(refs.(3)) "p" with Stop _ -> ((let v7 = a in v7 := x.value)) | Not_found -> (Buffer.clear log)); (let v9 = arr in (let v10 = refs.(3) in (List.hd !cells).value <- 5); raise (Stop 7))))
let () = step 3 (fun () -> List.iter (fun v12 -> raise (Stop (add 2))) !cells)
let () = step 4 (fun () -> Hashtbl.replace table ((add !(b)) mod (if (List.hd !cells).tag = "x" then 0 else y.value)) "r")
let () = step 5 (fun () -> rows.(2) <- same)
let () = step 6 (fun () -> (try print_int (arr).(4); print_char ' '; (arr).((if a == a then x.value else !(refs.(3))) land 3) <- (check !(a)) with Stop _ -> ((try (let v20 = rows.(3) in incr (c); a := !(refs.(0))); Hashtbl.remove table !(refs.(3)) with Stop _ -> (handlers := List.tl !handlers) | Not_found -> (handlers := (fun k -> k) :: !handlers))) | Not_found -> (Buffer.clear log)))
let () = step 7 (fun () -> cells := (List.hd !cells) :: !cells)
let () = step 8 (fun () -> Buffer.clear log)
let () = step 9 (fun () -> Hashtbl.replace table (let r = b in r := (List.fold_left (fun s f -> s + f 2) 0 !handlers); !r) "p")
let () = step 10 (fun () -> (match x.link with None -> (Hashtbl.replace table (2 mod x.value) "r") | Some v28 -> (handlers := List.tl !handlers)))
let () = step 11 (fun () -> (if (if refs.(3) == a then (List.fold_left (fun s f -> s + f 0) 0 !handlers) else (Queue.pop queue)) > (String.length (Hashtbl.find table ((List.hd !cells).value - !(b)))) then (handlers := List.tl !handlers) else (refs.(1) <- refs.(4))))
let () = step 12 (fun () -> print_int (if rows.(0) = same then (List.fold_left (fun s f -> s + f 1) 0 !handlers) else (List.fold_left (fun s f -> s + f 1) 0 !handlers)); print_char ' ')
let () = step 13 (fun () -> for v35 = 0 to 1 do (let v36 = same in (let v37 = 5 in y.value <- v37); Array.iteri (fun v38 _ -> c := y.value) v36) done)
let () = step 14 (fun () -> (let v39 = { value = !(a); link = Some y; tag = "z" } in refs.(4) := (try !(b) with Stop k -> a := k; k); v39.link <- Some v39))
let () = step 15 (fun () -> (Array.iteri (fun v43 _ -> (try incr (refs.(2)); b := 3 with Stop _ -> (incr (c)) | Not_found -> (incr (b)))) arr; List.iter (fun v45 -> cells := x :: !cells) !cells))
let () = step 16 (fun () -> x.value <- (same).(3))
let () = step 17 (fun () -> (let v48 = (let r = b in r := (!(b) + !(refs.(1))); !r) in refs.(3) <- refs.(3)))
let () = step 18 (fun () -> handlers := List.tl !handlers)
let () = step 19 (fun () -> a := (let r = a in r := !(b); !r))
let () = step 20 (fun () -> Buffer.clear log)
let () = step 21 (fun () -> c := ((x.value mod (List.hd !cells).value) * 2))
let () = step 22 (fun () -> y.value <- (if rows.(0) = same then x.value else (String.length (Hashtbl.find table !(c)))))
let () = step 23 (fun () -> refs.(1) <- a)
let () = step 24 (fun () -> (let v56 = same in rows.(0) <- v56; (if (!(c) - 8) > (tick ()) then (y.link <- Some (List.hd !cells)) else ((let v60 = ref 8 in (List.hd !cells).value <- !(v60); refs.(1) := x.value)))))
