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
let () = step 0 (fun () -> Array.iteri (fun v1 _ -> rows.(1) <- Array.copy (rows.(0))) rows.(0))
let () = step 1 (fun () -> refs.(3) <- refs.(0))
let () = step 2 (fun () -> Hashtbl.replace table (if b == b then !(a) else (if (List.hd !cells).tag = "x" then 1 else 0)) "r")
let () = step 3 (fun () -> (let v5 = c in handlers := (fun k -> (Queue.pop queue)) :: !handlers))
let () = step 4 (fun () -> handlers := List.tl !handlers)
let () = step 5 (fun () -> ((let v9 = { value = (tick ()); link = Some y; tag = "z" } in v9.link <- Some y; List.iter (fun v11 -> v11.value <- v11.value) !cells); print_int (List.fold_left (fun s f -> s + f 0) 0 !handlers); print_char ' '))
let () = step 6 (fun () -> handlers := (fun k -> y.value) :: !handlers)
let () = step 7 (fun () -> Queue.add (List.fold_left (fun s f -> s + f 1) 0 !handlers) queue)
let () = step 8 (fun () -> (let v15 = ref (tick ()) in List.iter (fun v16 -> refs.(3) <- v15) !cells; y.link <- Some x))
let () = step 9 (fun () -> (let v19 = ref (Array.fold_left (fun s k -> s * 2 + k) 0 rows.(0)) in x.link <- Some y; Array.iteri (fun v21 _ -> v19 := v21) same))
let () = step 10 (fun () -> (let v23 = ref (try (if a == b then !(b) else !(a)) with Stop k -> a := k; k) in rows.(0) <- Array.copy (arr); (rows.(0)).((if a == c then 3 else 5) land 3) <- (if y.tag = "x" then y.value else 3)))
let () = step 11 (fun () -> handlers := (fun k -> (Queue.pop queue)) :: !handlers)
let () = step 12 (fun () -> rows.(2) <- Array.copy (same))
let () = step 13 (fun () -> (arr).((rows.(0)).(2) land 3) <- (List.fold_left (fun s f -> s + f 0) 0 !handlers))
let () = step 14 (fun () -> cells := (List.hd !cells) :: !cells)
let () = step 15 (fun () -> Queue.add ((add y.value) + (tick ())) queue)
let () = step 16 (fun () -> (arr).((try (check 1) with Stop k -> a := k; k) land 3) <- (if y.tag = "x" then (rows.(3)).(3) else (Queue.pop queue)))
let () = step 17 (fun () -> (print_int (Queue.pop queue); print_char ' '; (let v34 = ref y.value in y.value <- 3; Queue.add (List.hd !cells).value queue)))
let () = step 18 (fun () -> (let v37 = a in raise (Stop (Array.fold_left (fun s k -> s * 2 + k) 0 rows.(3)))))
let () = step 19 (fun () -> (let v39 = x.value in (let v40 = same in Hashtbl.replace table !(a) "p"; handlers := (fun k -> v39) :: !handlers)))
let () = step 20 (fun () -> Hashtbl.replace table (tick ()) "q")
let () = step 21 (fun () -> rows.(1) <- arr)
let () = step 22 (fun () -> ((if (if (List.hd !cells).tag = "x" then x.value else !(a)) > (check (List.hd !cells).value) then ((let v47 = ref !(b) in incr (a); (same).(0) <- 6)) else (Buffer.add_string log (string_of_int !(c)))); Buffer.add_string log (string_of_int ((List.hd !cells).value * 3))))
let () = step 23 (fun () -> (let v50 = { value = (let r = refs.(2) in r := (String.length (Hashtbl.find table 3)); !r); link = Some x; tag = "z" } in print_int (add v50.value); print_char ' '; Buffer.add_string log (string_of_int (List.fold_left (fun s f -> s + f 1) 0 !handlers))))
let () = step 24 (fun () -> (let v53 = { value = (List.fold_left (fun s f -> s + f 1) 0 !handlers); link = Some (List.hd !cells); tag = "z" } in rows.(1) <- rows.(0); Array.iteri (fun v55 _ -> (try (rows.(0)).(1) <- 6; (rows.(1)).(0) <- !(refs.(0)) with Stop _ -> ((List.hd !cells).value <- 1) | Not_found -> ((List.hd !cells).value <- v53.value))) rows.(1)))
