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
let () = step 0 (fun () -> (if (String.length (Hashtbl.find table (rows.(2)).(4))) > (rows.(1)).(0) then ((let v2 = a in print_int (List.hd !cells).value; print_char ' ')) else ((same).((add 2) land 3) <- !(c))))
let () = step 1 (fun () -> b := (String.length (Hashtbl.find table (if (List.hd !cells).tag = "x" then 6 else !(a)))))
let () = step 2 (fun () -> raise (Stop ((tick ()) mod (Array.fold_left (fun s k -> s * 2 + k) 0 rows.(3)))))
let () = step 3 (fun () -> Buffer.clear log)
let () = step 4 (fun () -> Queue.add (if refs.(4) == b then (7 mod !(c)) else (tick ())) queue)
let () = step 5 (fun () -> List.iter (fun v9 -> (if (List.fold_left (fun s f -> s + f 2) 0 !handlers) > (try 3 with Stop k -> a := k; k) then (List.iter (fun v11 -> v9.value <- v9.value) !cells) else ((let v12 = !(b) in a := v9.value)))) !cells)
let () = step 6 (fun () -> y.value <- y.value)
let () = step 7 (fun () -> Hashtbl.replace table (add (if a == c then 0 else 0)) "q")
let () = step 8 (fun () -> Buffer.clear log)
let () = step 9 (fun () -> Queue.add (try (!(c) mod !(c)) with Stop k -> a := k; k) queue)
let () = step 10 (fun () -> cells := y :: !cells)
let () = step 11 (fun () -> print_int (List.fold_left (fun s f -> s + f 1) 0 !handlers); print_char ' ')
let () = step 12 (fun () -> refs.(3) <- c)
let () = step 13 (fun () -> refs.(0) <- c)
let () = step 14 (fun () -> (try y.value <- (List.fold_left (fun s f -> s + f 3) 0 !handlers); (match (List.hd !cells).link with None -> (Hashtbl.replace table !(b) "q") | Some v23 -> ((let v25 = ref v23.value in incr (c); c := !(v25)))) with Stop _ -> (raise (Stop !(refs.(3)))) | Not_found -> (refs.(1) <- refs.(0))))
let () = step 15 (fun () -> refs.(2) <- a)
let () = step 16 (fun () -> print_int (String.length (Hashtbl.find table (String.length (Hashtbl.find table x.value)))); print_char ' ')
let () = step 17 (fun () -> refs.(2) := (try (arr).(2) with Stop k -> a := k; k))
let () = step 18 (fun () -> (match y.link with None -> (c := (Array.fold_left (fun s k -> s * 2 + k) 0 same)) | Some v31 -> ((let v33 = b in (same).(!(refs.(4)) land 3) <- (List.hd !cells).value))))
let () = step 19 (fun () -> c := ((Queue.pop queue) mod (y.value + 1)))
let () = step 20 (fun () -> cells := x :: !cells)
let () = step 21 (fun () -> (let v37 = ref (if x.tag = "x" then y.value else (if arr = same then 4 else !(b))) in print_int (Array.fold_left (fun s k -> s * 2 + k) 0 arr); print_char ' '; print_int (if c == c then !(c) else 4); print_char ' '))
let () = step 22 (fun () -> ((if (arr).(1) > (add (List.hd !cells).value) then (refs.(3) <- refs.(2)) else ((let v43 = ref !(refs.(0)) in b := y.value; (List.hd !cells).value <- 7))); rows.(1) <- rows.(0)))
let () = step 23 (fun () -> cells := (List.hd !cells) :: !cells)
let () = step 24 (fun () -> ((List.hd !cells).link <- None; ((let v49 = { value = 1; link = Some (List.hd !cells); tag = "z" } in incr (b); y.value <- v49.value); print_int x.value; print_char ' ')))
