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
let () = step 0 (fun () -> Array.iteri (fun v1 _ -> (let v2 = { value = (try v1 with Stop k -> a := k; k); link = Some y; tag = "z" } in List.iter (fun v3 -> incr (a)) !cells; rows.(1) <- rows.(2))) same)
let () = step 1 (fun () -> handlers := List.tl !handlers)
let () = step 2 (fun () -> for v6 = 1 to 0 do (arr).((try 3 with Stop k -> a := k; k) land 3) <- (let r = refs.(3) in r := 8; !r) done)
let () = step 3 (fun () -> (let v8 = same in Queue.add !(c) queue; for v10 = 1 to 1 do for v11 = 0 to 1 do refs.(3) := !(c) done done))
let () = step 4 (fun () -> cells := (List.hd !cells) :: !cells)
let () = step 5 (fun () -> (try (let v14 = ref (List.fold_left (fun s f -> s + f 1) 0 !handlers) in (match y.link with None -> (c := !(v14)) | Some v15 -> (incr (c))); raise (Stop x.value)); handlers := (fun k -> (check !(a))) :: !handlers with Stop _ -> ((arr).((tick ()) land 3) <- (!(a) mod x.value)) | Not_found -> (Hashtbl.replace table (Queue.pop queue) "q")))
let () = step 6 (fun () -> Hashtbl.remove table (check (add 0)))
let () = step 7 (fun () -> (Buffer.add_string log (string_of_int (List.fold_left (fun s f -> s + f 1) 0 !handlers)); (let v23 = same in (refs.(0) := 8; (rows.(1)).(4) <- 8); Hashtbl.replace table 0 "r")))
let () = step 8 (fun () -> Array.iteri (fun v26 _ -> refs.(2) <- refs.(1)) rows.(0))
let () = step 9 (fun () -> rows.(1) <- Array.copy (rows.(1)))
let () = step 10 (fun () -> refs.(2) := (if (List.hd !cells).tag = "x" then !(c) else (rows.(3)).(1)))
let () = step 11 (fun () -> (if (add (String.length (Hashtbl.find table !(c)))) > (tick ()) then (Buffer.add_string log (string_of_int (Queue.pop queue))) else ((let v32 = (Queue.pop queue) in (try (arr).(2) <- !(a); incr (b) with Stop _ -> (incr (a)) | Not_found -> (x.value <- y.value))))))
let () = step 12 (fun () -> x.link <- None)
let () = step 13 (fun () -> (match x.link with None -> ((let v36 = ref (try y.value with Stop k -> a := k; k) in Queue.add !(v36) queue; x.link <- Some (List.hd !cells))) | Some v35 -> (for v39 = 1 to 0 do handlers := (fun k -> 4) :: !handlers done)))
let () = step 14 (fun () -> print_int ((5 * 3) mod (if y.tag = "x" then (List.hd !cells).value else !(c))); print_char ' ')
let () = step 15 (fun () -> (if (check (List.fold_left (fun s f -> s + f 0) 0 !handlers)) > (arr).(0) then (handlers := List.tl !handlers) else (Queue.add (check y.value) queue)))
let () = step 16 (fun () -> print_int ((!(a) - !(c)) mod (let r = refs.(4) in r := !(c); !r)); print_char ' ')
let () = step 17 (fun () -> Hashtbl.replace table (if rows.(0) = rows.(0) then (List.hd !cells).value else (String.length (Hashtbl.find table 2))) "r")
let () = step 18 (fun () -> raise (Stop (check (String.length (Hashtbl.find table !(a))))))
let () = step 19 (fun () -> (let v48 = (try (Queue.pop queue) with Stop k -> a := k; k) in Array.iteri (fun v49 _ -> handlers := List.tl !handlers) rows.(0)))
let () = step 20 (fun () -> b := ((List.fold_left (fun s f -> s + f 3) 0 !handlers) - (6 + !(c))))
let () = step 21 (fun () -> cells := y :: !cells)
let () = step 22 (fun () -> (let v53 = b in rows.(1) <- rows.(2)))
let () = step 23 (fun () -> for v55 = 1 to 2 do print_int (check !(b)); print_char ' ' done)
let () = step 24 (fun () -> c := (arr).(4))
