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
let () = step 0 (fun () -> Hashtbl.remove table ((List.hd !cells).value + (!(refs.(4)) - !(b))))
let () = step 1 (fun () -> (rows.(0)).((let r = c in r := (!(refs.(0)) - y.value); !r) land 3) <- (if c == refs.(0) then (tick ()) else (if refs.(4) == c then 4 else y.value)))
let () = step 2 (fun () -> (let v3 = { value = ((add !(refs.(0))) * 1); link = Some y; tag = "z" } in a := y.value; Hashtbl.remove table (let r = b in r := y.value; !r)))
let () = step 3 (fun () -> (match x.link with None -> (a := (if x.tag = "x" then x.value else !(c))) | Some v6 -> (rows.(2) <- arr)))
let () = step 4 (fun () -> (let v9 = same in Array.iteri (fun v10 _ -> (incr (b); a := !(b))) v9; b := (v9).(4)))
let () = step 5 (fun () -> (same).((add (Queue.pop queue)) land 3) <- x.value)
let () = step 6 (fun () -> cells := y :: !cells)
let () = step 7 (fun () -> Buffer.clear log)
let () = step 8 (fun () -> Buffer.add_string log (string_of_int (if b == b then (try 4 with Stop k -> a := k; k) else !(b))))
let () = step 9 (fun () -> Hashtbl.replace table (if refs.(2) == a then (Queue.pop queue) else (arr).(3)) "p")
let () = step 10 (fun () -> (try (let v19 = { value = (if (List.hd !cells).tag = "x" then y.value else y.value); link = Some y; tag = "z" } in Hashtbl.remove table v19.value; v19.value <- (List.hd !cells).value); Hashtbl.remove table (y.value * 1) with Stop _ -> (cells := (List.hd !cells) :: !cells) | Not_found -> ((let v24 = ref (y.value - x.value) in a := 2; Hashtbl.replace table 3 "p"))))
let () = step 11 (fun () -> for v27 = 0 to 2 do (let v28 = same in (let v29 = v28 in incr (refs.(4)); (List.hd !cells).value <- !(a)); (let v30 = !(b) in (same).(2) <- v30)) done)
let () = step 12 (fun () -> rows.(2) <- Array.copy (same))
let () = step 13 (fun () -> (let v32 = refs.(4) in List.iter (fun v33 -> Hashtbl.remove table y.value) !cells))
let () = step 14 (fun () -> (arr).((if y.tag = "x" then (if y.tag = "x" then !(b) else 4) else !(c)) land 3) <- (try (0 * 2) with Stop k -> a := k; k))
let () = step 15 (fun () -> (List.hd !cells).value <- (if rows.(1) = arr then (try 7 with Stop k -> a := k; k) else (List.fold_left (fun s f -> s + f 3) 0 !handlers)))
let () = step 16 (fun () -> (cells := x :: !cells; (let v39 = { value = (tick ()); link = Some (List.hd !cells); tag = "z" } in Array.iteri (fun v40 _ -> y.value <- 1) same; (let v41 = { value = (List.hd !cells).value; link = Some x; tag = "z" } in v39.value <- !(a); x.value <- v41.value))))
let () = step 17 (fun () -> Buffer.clear log)
let () = step 18 (fun () -> cells := (List.hd !cells) :: !cells)
let () = step 19 (fun () -> (try Buffer.add_string log (string_of_int (try !(c) with Stop k -> a := k; k)); Hashtbl.remove table (List.fold_left (fun s f -> s + f 2) 0 !handlers) with Stop _ -> ((match y.link with None -> (cells := y :: !cells) | Some v47 -> (raise (Stop !(c))))) | Not_found -> (((try (same).(3) <- 1; incr (a) with Stop _ -> (y.value <- !(refs.(3))) | Not_found -> ((arr).(3) <- 5)); Hashtbl.replace table (List.hd !cells).value "q"))))
let () = step 20 (fun () -> y.value <- ((Array.fold_left (fun s k -> s * 2 + k) 0 rows.(3)) + (List.fold_left (fun s f -> s + f 0) 0 !handlers)))
let () = step 21 (fun () -> (let v54 = (check y.value) in y.value <- (if same = rows.(1) then 7 else x.value)))
let () = step 22 (fun () -> Buffer.clear log)
let () = step 23 (fun () -> (Buffer.clear log; Buffer.clear log))
let () = step 24 (fun () -> List.iter (fun v60 -> Hashtbl.remove table v60.value) !cells)
