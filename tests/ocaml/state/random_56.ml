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
let () = step 0 (fun () -> (List.hd !cells).value <- (tick ()))
let () = step 1 (fun () -> handlers := (fun k -> ((List.hd !cells).value mod (add 3))) :: !handlers)
let () = step 2 (fun () -> ((let v4 = (2 - !(c)) in (arr).(y.value land 3) <- 6); (let v6 = { value = x.value; link = Some y; tag = "z" } in handlers := (fun k -> k) :: !handlers; rows.(2) <- Array.copy (arr))))
let () = step 3 (fun () -> for v9 = 1 to 1 do (let v10 = refs.(4) in rows.(2) <- Array.copy (arr)) done)
let () = step 4 (fun () -> (let v12 = { value = (rows.(2)).(4); link = Some x; tag = "z" } in List.iter (fun v13 -> Buffer.add_string log (string_of_int !(a))) !cells; (match (List.hd !cells).link with None -> ((let v16 = x.value in (List.hd !cells).value <- 1)) | Some v15 -> (Array.iteri (fun v17 _ -> (rows.(2)).(4) <- v17) rows.(2)))))
let () = step 5 (fun () -> (if (let r = c in r := (List.hd !cells).value; !r) > (check (if y.tag = "x" then y.value else (List.hd !cells).value)) then (handlers := List.tl !handlers) else ((let v20 = b in for v21 = 0 to 1 do x.value <- !(a) done))))
let () = step 6 (fun () -> Hashtbl.remove table (if arr = arr then (check y.value) else (if rows.(2) = same then 4 else (List.hd !cells).value)))
let () = step 7 (fun () -> Queue.add ((Queue.pop queue) mod (Array.fold_left (fun s k -> s * 2 + k) 0 rows.(0))) queue)
let () = step 8 (fun () -> Array.iteri (fun v24 _ -> List.iter (fun v25 -> Buffer.add_string log (string_of_int 2)) !cells) same)
let () = step 9 (fun () -> (let v27 = b in x.link <- None))
let () = step 10 (fun () -> (if (tick ()) > ((check 4) * 2) then (Queue.add (Array.fold_left (fun s k -> s * 2 + k) 0 same) queue) else ((match x.link with None -> (refs.(4) := y.value) | Some v31 -> ((List.hd !cells).link <- Some x)))))
let () = step 11 (fun () -> (let v34 = (if c == a then (Queue.pop queue) else (List.hd !cells).value) in (match x.link with None -> (rows.(1) <- same) | Some v35 -> ((let v37 = ref v34 in (rows.(1)).(1) <- v34; (List.hd !cells).value <- 6)))))
let () = step 12 (fun () -> Array.iteri (fun v38 _ -> (try (match y.link with None -> (b := 0) | Some v40 -> (v40.value <- 3)); Hashtbl.replace table !(c) "p" with Stop _ -> (c := x.value) | Not_found -> ((try c := y.value; c := !(a) with Stop _ -> (incr (a)) | Not_found -> (c := 0))))) same)
let () = step 13 (fun () -> Hashtbl.remove table (if (List.hd !cells).tag = "x" then (3 - y.value) else (Array.fold_left (fun s k -> s * 2 + k) 0 arr)))
let () = step 14 (fun () -> Hashtbl.remove table ((7 mod 5) mod (arr).(1)))
let () = step 15 (fun () -> refs.(2) := (if same = arr then (try 0 with Stop k -> a := k; k) else (String.length (Hashtbl.find table y.value))))
let () = step 16 (fun () -> raise (Stop (Queue.pop queue)))
let () = step 17 (fun () -> (let v48 = ref (tick ()) in rows.(1) <- rows.(0); refs.(3) <- c))
let () = step 18 (fun () -> y.value <- (tick ()))
let () = step 19 (fun () -> refs.(0) <- b)
let () = step 20 (fun () -> Queue.add (arr).(1) queue)
let () = step 21 (fun () -> (try List.iter (fun v55 -> Array.iteri (fun v56 _ -> (rows.(3)).(4) <- v56) same) !cells; Queue.add (Queue.pop queue) queue with Stop _ -> (for v58 = 0 to 2 do (List.hd !cells).value <- x.value done) | Not_found -> ((let v60 = ref (!(a) * 1) in print_int !(refs.(4)); print_char ' '; Buffer.clear log))))
let () = step 22 (fun () -> print_int (String.length (Hashtbl.find table (Queue.pop queue))); print_char ' ')
let () = step 23 (fun () -> (let v64 = arr in raise (Stop (arr).(4)); (match (List.hd !cells).link with None -> ((let v67 = refs.(1) in (List.hd !cells).value <- 2)) | Some v66 -> (handlers := List.tl !handlers))))
let () = step 24 (fun () -> (try Array.iteri (fun v70 _ -> raise (Stop !(c))) arr; handlers := List.tl !handlers with Stop _ -> (Array.iteri (fun v73 _ -> print_int 2; print_char ' ') arr) | Not_found -> (Buffer.add_string log (string_of_int (tick ())))))
