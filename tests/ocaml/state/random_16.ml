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
let () = step 0 (fun () -> (let v1 = (if arr = arr then (tick ()) else (try !(a) with Stop k -> a := k; k)) in (let v2 = refs.(0) in print_int v1; print_char ' ')))
let () = step 1 (fun () -> Buffer.add_string log (string_of_int !(a)))
let () = step 2 (fun () -> rows.(1) <- Array.copy (same))
let () = step 3 (fun () -> Hashtbl.remove table (List.fold_left (fun s f -> s + f 0) 0 !handlers))
let () = step 4 (fun () -> raise (Stop ((tick ()) + (if b == c then 1 else y.value))))
let () = step 5 (fun () -> (rows.(0)).(((check 4) + (String.length (Hashtbl.find table 5))) land 3) <- (tick ()))
let () = step 6 (fun () -> List.iter (fun v9 -> y.value <- ((List.hd !cells).value mod !(c))) !cells)
let () = step 7 (fun () -> List.iter (fun v11 -> y.link <- Some (List.hd !cells)) !cells)
let () = step 8 (fun () -> (let v13 = c in raise (Stop (if arr = same then (List.hd !cells).value else !(b)))))
let () = step 9 (fun () -> Queue.add (List.fold_left (fun s f -> s + f 0) 0 !handlers) queue)
let () = step 10 (fun () -> x.link <- None)
let () = step 11 (fun () -> for v17 = 1 to 2 do (List.hd !cells).value <- x.value done)
let () = step 12 (fun () -> handlers := (fun k -> (if (List.hd !cells).tag = "x" then (check !(a)) else (!(refs.(3)) mod k))) :: !handlers)
let () = step 13 (fun () -> refs.(1) <- c)
let () = step 14 (fun () -> (let v21 = c in Hashtbl.replace table (tick ()) "p"))
let () = step 15 (fun () -> Hashtbl.remove table (try (try 4 with Stop k -> a := k; k) with Stop k -> a := k; k))
let () = step 16 (fun () -> Array.iteri (fun v24 _ -> handlers := List.tl !handlers) arr)
let () = step 17 (fun () -> for v26 = 0 to 2 do Buffer.add_string log (string_of_int (if rows.(1) = same then 1 else v26)) done)
let () = step 18 (fun () -> (let v28 = c in for v29 = 1 to 1 do (match y.link with None -> ((List.hd !cells).value <- v29) | Some v30 -> ((arr).(2) <- !(refs.(4)))) done))
let () = step 19 (fun () -> x.value <- ((try x.value with Stop k -> a := k; k) * 1))
let () = step 20 (fun () -> print_int (if b == c then (!(b) + y.value) else (tick ())); print_char ' ')
let () = step 21 (fun () -> handlers := List.tl !handlers)
let () = step 22 (fun () -> (let v34 = (let r = refs.(4) in r := (check y.value); !r) in Array.iteri (fun v35 _ -> handlers := (fun k -> (List.hd !cells).value) :: !handlers) arr))
let () = step 23 (fun () -> print_int (tick ()); print_char ' ')
let () = step 24 (fun () -> for v38 = 1 to 1 do (match (List.hd !cells).link with None -> (Buffer.add_string log (string_of_int !(a))) | Some v39 -> (cells := x :: !cells)) done)
