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
let () = step 0 (fun () -> rows.(2) <- Array.copy (rows.(0)))
let () = step 1 (fun () -> rows.(0) <- arr)
let () = step 2 (fun () -> (let v3 = same in Queue.add (tick ()) queue; Queue.add (3 - 5) queue))
let () = step 3 (fun () -> (if ((let r = c in r := y.value; !r) - (if b == a then !(refs.(1)) else !(a))) > ((0 + !(a)) * 1) then (Hashtbl.replace table (List.fold_left (fun s f -> s + f 3) 0 !handlers) "q") else ((let v8 = rows.(1) in Buffer.clear log; x.value <- 0))))
let () = step 4 (fun () -> c := (tick ()))
let () = step 5 (fun () -> (arr).(((List.hd !cells).value * 3) land 3) <- (tick ()))
let () = step 6 (fun () -> (let v13 = ((Array.fold_left (fun s k -> s * 2 + k) 0 same) - (String.length (Hashtbl.find table !(refs.(0))))) in handlers := List.tl !handlers))
let () = step 7 (fun () -> (if (String.length (Hashtbl.find table (List.fold_left (fun s f -> s + f 2) 0 !handlers))) > (try (try 6 with Stop k -> a := k; k) with Stop k -> a := k; k) then (handlers := List.tl !handlers) else (print_int (3 mod !(refs.(4))); print_char ' ')))
let () = step 8 (fun () -> c := (same).(2))
let () = step 9 (fun () -> (let v19 = b in (let v20 = { value = (x.value - y.value); link = Some x; tag = "z" } in Hashtbl.remove table 7; for v22 = 0 to 1 do incr (refs.(0)) done)))
let () = step 10 (fun () -> Hashtbl.remove table (List.fold_left (fun s f -> s + f 0) 0 !handlers))
let () = step 11 (fun () -> Buffer.add_string log (string_of_int y.value))
let () = step 12 (fun () -> Array.iteri (fun v25 _ -> handlers := List.tl !handlers) arr)
let () = step 13 (fun () -> Buffer.add_string log (string_of_int (tick ())))
let () = step 14 (fun () -> List.iter (fun v28 -> rows.(1) <- Array.copy (rows.(3))) !cells)
let () = step 15 (fun () -> Hashtbl.replace table ((add 6) - (!(refs.(4)) - !(c))) "q")
let () = step 16 (fun () -> handlers := List.tl !handlers)
let () = step 17 (fun () -> Hashtbl.replace table (let r = refs.(2) in r := (if refs.(0) == c then !(b) else (List.hd !cells).value); !r) "r")
let () = step 18 (fun () -> (same).((check (if (List.hd !cells).tag = "x" then !(a) else x.value)) land 3) <- (tick ()))
let () = step 19 (fun () -> y.value <- (y.value - (if arr = arr then !(refs.(1)) else y.value)))
let () = step 20 (fun () -> y.link <- Some x)
let () = step 21 (fun () -> cells := y :: !cells)
let () = step 22 (fun () -> (let v37 = { value = (if x.tag = "x" then (try x.value with Stop k -> a := k; k) else (if (List.hd !cells).tag = "x" then 5 else 2)); link = Some (List.hd !cells); tag = "z" } in (rows.(1) <- Array.copy (rows.(3)); print_int (List.hd !cells).value; print_char ' '); handlers := List.tl !handlers))
let () = step 23 (fun () -> handlers := (fun k -> ((Array.fold_left (fun s k -> s * 2 + k) 0 arr) + (let r = a in r := 7; !r))) :: !handlers)
let () = step 24 (fun () -> for v43 = 0 to 1 do Hashtbl.replace table (List.hd !cells).value "p" done)
