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
let () = step 0 (fun () -> rows.(0) <- same)
let () = step 1 (fun () -> Hashtbl.remove table (if rows.(1) = same then (if c == refs.(1) then 8 else !(c)) else (List.fold_left (fun s f -> s + f 2) 0 !handlers)))
let () = step 2 (fun () -> handlers := List.tl !handlers)
let () = step 3 (fun () -> (try handlers := List.tl !handlers; raise (Stop (try (List.hd !cells).value with Stop k -> a := k; k)) with Stop _ -> (handlers := List.tl !handlers) | Not_found -> ((let v8 = a in (if !(b) > 6 then ((rows.(1)).(2) <- !(a)) else (v8 := x.value))))))
let () = step 4 (fun () -> List.iter (fun v10 -> Buffer.add_string log (string_of_int (x.value * 3))) !cells)
let () = step 5 (fun () -> (match y.link with None -> (Buffer.clear log) | Some v12 -> ((same).((Array.fold_left (fun s k -> s * 2 + k) 0 rows.(0)) land 3) <- (String.length (Hashtbl.find table !(a))))))
let () = step 6 (fun () -> (arr).((let r = a in r := (if rows.(2) = arr then !(b) else y.value); !r) land 3) <- (let r = refs.(1) in r := (try y.value with Stop k -> a := k; k); !r))
let () = step 7 (fun () -> handlers := (fun k -> (String.length (Hashtbl.find table (Queue.pop queue)))) :: !handlers)
let () = step 8 (fun () -> (let v17 = same in cells := (List.hd !cells) :: !cells; (Hashtbl.replace table !(a) "p"; Queue.add (List.hd !cells).value queue)))
let () = step 9 (fun () -> List.iter (fun v22 -> a := (try 3 with Stop k -> a := k; k)) !cells)
let () = step 10 (fun () -> handlers := List.tl !handlers)
let () = step 11 (fun () -> handlers := (fun k -> (rows.(3)).(1)) :: !handlers)
let () = step 12 (fun () -> (let v26 = ref (tick ()) in List.iter (fun v27 -> rows.(0) <- same) !cells; (let v29 = v26 in refs.(3) <- v26)))
let () = step 13 (fun () -> cells := (List.hd !cells) :: !cells)
let () = step 14 (fun () -> for v32 = 1 to 2 do (let v33 = ref (List.fold_left (fun s f -> s + f 0) 0 !handlers) in List.iter (fun v34 -> (arr).(2) <- 8) !cells; Hashtbl.replace table 8 "q") done)
let () = step 15 (fun () -> List.iter (fun v36 -> (rows.(3)).((if same = arr then 6 else !(a)) land 3) <- (if x.tag = "x" then 3 else 5)) !cells)
let () = step 16 (fun () -> (raise (Stop (List.fold_left (fun s f -> s + f 2) 0 !handlers)); rows.(1) <- Array.copy (rows.(2))))
let () = step 17 (fun () -> (if (String.length (Hashtbl.find table (!(c) * 1))) > (check !(c)) then (y.value <- (if x.tag = "x" then 3 else 8)) else (Queue.add (String.length (Hashtbl.find table 1)) queue)))
let () = step 18 (fun () -> (let v44 = c in raise (Stop (Queue.pop queue))))
let () = step 19 (fun () -> (match x.link with None -> (y.link <- Some y) | Some v46 -> (Buffer.add_string log (string_of_int (5 * 2)))))
let () = step 20 (fun () -> Hashtbl.replace table (if (List.hd !cells).tag = "x" then (try !(refs.(0)) with Stop k -> a := k; k) else (if (List.hd !cells).tag = "x" then 7 else 4)) "q")
let () = step 21 (fun () -> Hashtbl.remove table (if x.tag = "x" then (arr).(4) else (add !(b))))
let () = step 22 (fun () -> (let v51 = rows.(0) in (arr).((if (List.hd !cells).tag = "x" then !(b) else (List.hd !cells).value) land 3) <- (List.fold_left (fun s f -> s + f 3) 0 !handlers); x.value <- (v51).(2)))
let () = step 23 (fun () -> Buffer.clear log)
let () = step 24 (fun () -> Queue.add (tick ()) queue)
