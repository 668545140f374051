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
let () = step 0 (fun () -> x.value <- !(c))
let () = step 1 (fun () -> Queue.add (check (0 * 1)) queue)
let () = step 2 (fun () -> refs.(1) := (Array.fold_left (fun s k -> s * 2 + k) 0 arr))
let () = step 3 (fun () -> cells := x :: !cells)
let () = step 4 (fun () -> print_int (try (try (List.hd !cells).value with Stop k -> a := k; k) with Stop k -> a := k; k); print_char ' ')
let () = step 5 (fun () -> Hashtbl.remove table (check (add 0)))
let () = step 6 (fun () -> rows.(0) <- same)
let () = step 7 (fun () -> raise (Stop (Queue.pop queue)))
let () = step 8 (fun () -> for v9 = 1 to 2 do refs.(1) <- refs.(0) done)
let () = step 9 (fun () -> for v11 = 0 to 0 do Buffer.add_string log (string_of_int (try 5 with Stop k -> a := k; k)) done)
let () = step 10 (fun () -> (let v13 = { value = (add (if rows.(1) = arr then !(a) else !(b))); link = Some x; tag = "z" } in (let v14 = ref ((List.hd !cells).value - 8) in (try b := (List.hd !cells).value; (arr).(4) <- y.value with Stop _ -> (v13.value <- 0) | Not_found -> (v14 := !(v14))); print_int y.value; print_char ' '); print_int (7 - !(b)); print_char ' '))
let () = step 11 (fun () -> (let v18 = b in Buffer.clear log))
let () = step 12 (fun () -> Buffer.add_string log (string_of_int (rows.(0)).(2)))
let () = step 13 (fun () -> (same).((add (let r = c in r := 5; !r)) land 3) <- ((x.value * 3) - ((List.hd !cells).value mod (List.hd !cells).value)))
let () = step 14 (fun () -> List.iter (fun v22 -> handlers := List.tl !handlers) !cells)
let () = step 15 (fun () -> Queue.add (try (!(c) mod x.value) with Stop k -> a := k; k) queue)
let () = step 16 (fun () -> (match (List.hd !cells).link with None -> (y.value <- (6 - x.value)) | Some v25 -> (handlers := List.tl !handlers)))
let () = step 17 (fun () -> refs.(0) <- b)
let () = step 18 (fun () -> Hashtbl.replace table ((let r = c in r := (List.hd !cells).value; !r) mod (Array.fold_left (fun s k -> s * 2 + k) 0 rows.(2))) "r")
let () = step 19 (fun () -> Buffer.clear log)
let () = step 20 (fun () -> Array.iteri (fun v31 _ -> (try Hashtbl.remove table 3; (y.value <- v31; a := !(a)) with Stop _ -> ((if !(c) > !(a) then (incr (a)) else (b := !(refs.(0))))) | Not_found -> (raise (Stop !(a))))) rows.(3))
let () = step 21 (fun () -> (rows.(2)).((List.fold_left (fun s f -> s + f 1) 0 !handlers) land 3) <- (if refs.(0) == a then (add 1) else x.value))
let () = step 22 (fun () -> (if ((try 2 with Stop k -> a := k; k) - (if same = rows.(0) then x.value else y.value)) > (if rows.(2) = same then (Queue.pop queue) else (if b == b then 4 else 3)) then (x.link <- None) else (((try (rows.(1)).(3) <- !(refs.(1)); incr (b) with Stop _ -> ((List.hd !cells).value <- 4) | Not_found -> (y.value <- (List.hd !cells).value)); (if !(a) > 4 then (x.value <- y.value) else (x.value <- !(c)))))))
let () = step 23 (fun () -> a := (tick ()))
let () = step 24 (fun () -> (List.hd !cells).link <- None)
