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
let () = step 0 (fun () -> c := (same).(2))
let () = step 1 (fun () -> List.iter (fun v2 -> Array.iteri (fun v3 _ -> (match y.link with None -> (incr (a)) | Some v4 -> (y.value <- 0))) rows.(3)) !cells)
let () = step 2 (fun () -> a := (tick ()))
let () = step 3 (fun () -> (let v6 = (List.fold_left (fun s f -> s + f 0) 0 !handlers) in Hashtbl.replace table (try v6 with Stop k -> a := k; k) "r"))
let () = step 4 (fun () -> c := (if rows.(0) = rows.(1) then (x.value - !(b)) else (if rows.(0) = rows.(3) then 4 else 0)))
let () = step 5 (fun () -> cells := x :: !cells)
let () = step 6 (fun () -> (let v10 = rows.(3) in for v11 = 1 to 1 do y.link <- Some x done; Hashtbl.replace table y.value "r"))
let () = step 7 (fun () -> rows.(1) <- Array.copy (arr))
let () = step 8 (fun () -> (if (tick ()) > (tick ()) then ((let v16 = refs.(0) in Buffer.add_string log (string_of_int 8))) else (Queue.add (!(refs.(3)) + (List.hd !cells).value) queue)))
let () = step 9 (fun () -> handlers := (fun k -> (check (same).(3))) :: !handlers)
let () = step 10 (fun () -> (y.link <- Some y; rows.(0) <- Array.copy (rows.(2))))
let () = step 11 (fun () -> Queue.add (if rows.(3) = same then (check !(c)) else (let r = b in r := !(b); !r)) queue)
let () = step 12 (fun () -> Buffer.add_string log (string_of_int (List.fold_left (fun s f -> s + f 1) 0 !handlers)))
let () = step 13 (fun () -> Hashtbl.remove table (add (Array.fold_left (fun s k -> s * 2 + k) 0 same)))
let () = step 14 (fun () -> handlers := (fun k -> (Array.fold_left (fun s k -> s * 2 + k) 0 same)) :: !handlers)
let () = step 15 (fun () -> ((let v28 = (Queue.pop queue) in x.link <- None); Array.iteri (fun v30 _ -> Hashtbl.replace table 4 "q") rows.(3)))
let () = step 16 (fun () -> List.iter (fun v32 -> raise (Stop (Array.fold_left (fun s k -> s * 2 + k) 0 same))) !cells)
let () = step 17 (fun () -> List.iter (fun v34 -> a := (String.length (Hashtbl.find table 7))) !cells)
let () = step 18 (fun () -> cells := (List.hd !cells) :: !cells)
let () = step 19 (fun () -> (match x.link with None -> (Hashtbl.replace table (if y.tag = "x" then 2 else x.value) "q") | Some v37 -> ((let v39 = same in v37.value <- 1; raise (Stop v37.value)))))
let () = step 20 (fun () -> rows.(2) <- rows.(3))
let () = step 21 (fun () -> (Buffer.add_string log (string_of_int (let r = a in r := y.value; !r)); (try print_int 5; print_char ' '; (let v47 = ref !(b) in incr (a); refs.(1) := !(v47)) with Stop _ -> (rows.(0) <- arr) | Not_found -> ((let v49 = arr in x.value <- 6; a := 1)))))
let () = step 22 (fun () -> (let v50 = rows.(2) in Buffer.add_string log (string_of_int (check !(a))); (match y.link with None -> (Queue.add !(c) queue) | Some v52 -> (print_int !(refs.(0)); print_char ' '))))
let () = step 23 (fun () -> (same).(((y.value + 8) mod (String.length (Hashtbl.find table 8))) land 3) <- !(c))
let () = step 24 (fun () -> (let v56 = ref !(b) in (let v57 = c in (let v58 = b in incr (a))); Array.iteri (fun v59 _ -> handlers := (fun k -> !(b)) :: !handlers) rows.(2)))
