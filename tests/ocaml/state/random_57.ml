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
let () = step 0 (fun () -> rows.(2) <- Array.copy (rows.(3)))
let () = step 1 (fun () -> (same).(((if arr = rows.(0) then !(c) else !(b)) * 3) land 3) <- ((Array.fold_left (fun s k -> s * 2 + k) 0 same) + (Array.fold_left (fun s k -> s * 2 + k) 0 arr)))
let () = step 2 (fun () -> print_int (Queue.pop queue); print_char ' ')
let () = step 3 (fun () -> Hashtbl.remove table (if same = arr then (Array.fold_left (fun s k -> s * 2 + k) 0 same) else (tick ())))
let () = step 4 (fun () -> ((if (add !(c)) > (3 - 5) then (print_int 8; print_char ' ') else (raise (Stop x.value))); Array.iteri (fun v9 _ -> (List.hd !cells).value <- (List.hd !cells).value) rows.(1)))
let () = step 5 (fun () -> for v11 = 1 to 1 do b := y.value done)
let () = step 6 (fun () -> (let v13 = rows.(1) in (if (!(a) + 6) > (if same = rows.(3) then x.value else x.value) then (Buffer.clear log) else (print_int (List.hd !cells).value; print_char ' ')); rows.(1) <- Array.copy (rows.(0))))
let () = step 7 (fun () -> (rows.(2)).((if rows.(1) = rows.(1) then (check y.value) else (1 - 3)) land 3) <- ((2 + 7) + (List.hd !cells).value))
let () = step 8 (fun () -> List.iter (fun v19 -> raise (Stop (Queue.pop queue))) !cells)
let () = step 9 (fun () -> print_int (add (if y.tag = "x" then y.value else !(refs.(2)))); print_char ' ')
let () = step 10 (fun () -> (if ((try x.value with Stop k -> a := k; k) * 1) > (check (tick ())) then (Buffer.clear log) else (raise (Stop (try 7 with Stop k -> a := k; k)))))
let () = step 11 (fun () -> List.iter (fun v25 -> refs.(3) <- c) !cells)
let () = step 12 (fun () -> (try handlers := (fun k -> (Array.fold_left (fun s k -> s * 2 + k) 0 rows.(2))) :: !handlers; (same).((1 - !(b)) land 3) <- x.value with Stop _ -> (print_int (String.length (Hashtbl.find table x.value)); print_char ' ') | Not_found -> (Buffer.clear log)))
let () = step 13 (fun () -> x.value <- (if c == c then (String.length (Hashtbl.find table !(c))) else (try (List.hd !cells).value with Stop k -> a := k; k)))
let () = step 14 (fun () -> b := (let r = c in r := (List.fold_left (fun s f -> s + f 2) 0 !handlers); !r))
let () = step 15 (fun () -> Buffer.add_string log (string_of_int (Array.fold_left (fun s k -> s * 2 + k) 0 arr)))
let () = step 16 (fun () -> cells := x :: !cells)
let () = step 17 (fun () -> cells := x :: !cells)
let () = step 18 (fun () -> (if (tick ()) > !(b) then (Hashtbl.replace table (if y.tag = "x" then x.value else 0) "q") else (List.iter (fun v39 -> refs.(3) <- c) !cells)))
let () = step 19 (fun () -> cells := (List.hd !cells) :: !cells)
let () = step 20 (fun () -> cells := y :: !cells)
let () = step 21 (fun () -> handlers := (fun k -> (let r = b in r := (k mod 5); !r)) :: !handlers)
let () = step 22 (fun () -> handlers := (fun k -> !(b)) :: !handlers)
let () = step 23 (fun () -> (rows.(1)).((if refs.(1) == a then (try 7 with Stop k -> a := k; k) else (check !(c))) land 3) <- (add (String.length (Hashtbl.find table !(refs.(2))))))
let () = step 24 (fun () -> (let v46 = a in Hashtbl.replace table (tick ()) "q"))
