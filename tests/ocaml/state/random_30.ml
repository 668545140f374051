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
let () = step 0 (fun () -> rows.(0) <- rows.(0))
let () = step 1 (fun () -> (same).((let r = refs.(1) in r := (Array.fold_left (fun s k -> s * 2 + k) 0 arr); !r) land 3) <- ((Array.fold_left (fun s k -> s * 2 + k) 0 same) - (if refs.(3) == a then (List.hd !cells).value else x.value)))
let () = step 2 (fun () -> (let v3 = (Queue.pop queue) in Array.iteri (fun v4 _ -> handlers := List.tl !handlers) rows.(3)))
let () = step 3 (fun () -> Buffer.add_string log (string_of_int (try (String.length (Hashtbl.find table !(c))) with Stop k -> a := k; k)))
let () = step 4 (fun () -> Hashtbl.replace table ((Array.fold_left (fun s k -> s * 2 + k) 0 arr) + (Array.fold_left (fun s k -> s * 2 + k) 0 rows.(2))) "p")
let () = step 5 (fun () -> for v8 = 0 to 1 do rows.(0) <- Array.copy (rows.(3)) done)
let () = step 6 (fun () -> rows.(1) <- same)
let () = step 7 (fun () -> Buffer.clear log)
let () = step 8 (fun () -> (let v12 = (Array.fold_left (fun s k -> s * 2 + k) 0 arr) in print_int (if same = rows.(3) then 6 else v12); print_char ' '))
let () = step 9 (fun () -> Hashtbl.replace table (add (y.value * 3)) "r")
let () = step 10 (fun () -> rows.(2) <- Array.copy (same))
let () = step 11 (fun () -> (List.hd !cells).link <- None)
let () = step 12 (fun () -> handlers := (fun k -> (Array.fold_left (fun s k -> s * 2 + k) 0 rows.(0))) :: !handlers)
let () = step 13 (fun () -> rows.(0) <- Array.copy (arr))
let () = step 14 (fun () -> Buffer.add_string log (string_of_int (if same = arr then (add 3) else (3 + !(b)))))
let () = step 15 (fun () -> for v20 = 1 to 0 do for v21 = 0 to 2 do Hashtbl.replace table x.value "q" done done)
let () = step 16 (fun () -> List.iter (fun v23 -> handlers := (fun k -> (check k)) :: !handlers) !cells)
let () = step 17 (fun () -> (((let v27 = b in v27 := 3); rows.(2) <- same); ((List.hd !cells).link <- Some (List.hd !cells); ((List.hd !cells).value <- 0; x.value <- 2))))
let () = step 18 (fun () -> (let v32 = !(refs.(4)) in (match y.link with None -> (y.link <- Some x) | Some v33 -> ((let v35 = c in c := !(refs.(0)))))))
let () = step 19 (fun () -> (try x.link <- None; handlers := List.tl !handlers with Stop _ -> ((List.hd !cells).link <- None) | Not_found -> (Buffer.clear log)))
let () = step 20 (fun () -> List.iter (fun v41 -> Array.iteri (fun v42 _ -> Hashtbl.remove table !(c)) same) !cells)
let () = step 21 (fun () -> print_int !(b); print_char ' ')
let () = step 22 (fun () -> (match x.link with None -> (Buffer.clear log) | Some v45 -> (print_int (Array.fold_left (fun s k -> s * 2 + k) 0 rows.(0)); print_char ' ')))
let () = step 23 (fun () -> Hashtbl.replace table (check (arr).(3)) "q")
let () = step 24 (fun () -> b := (if rows.(1) = arr then (Array.fold_left (fun s k -> s * 2 + k) 0 same) else (try !(refs.(1)) with Stop k -> a := k; k)))
