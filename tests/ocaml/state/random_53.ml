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
let () = step 0 (fun () -> refs.(3) <- c)
let () = step 1 (fun () -> (let v2 = { value = (if arr = rows.(2) then (List.fold_left (fun s f -> s + f 1) 0 !handlers) else (List.fold_left (fun s f -> s + f 3) 0 !handlers)); link = Some (List.hd !cells); tag = "z" } in (if (List.fold_left (fun s f -> s + f 0) 0 !handlers) > (check 3) then (y.link <- Some v2) else (handlers := List.tl !handlers)); (let v6 = (Queue.pop queue) in Hashtbl.replace table !(refs.(2)) "q")))
let () = step 2 (fun () -> for v8 = 0 to 1 do Queue.add (rows.(3)).(3) queue done)
let () = step 3 (fun () -> (Array.iteri (fun v11 _ -> (let v12 = rows.(2) in incr (b); incr (b))) arr; refs.(0) <- c))
let () = step 4 (fun () -> (let v14 = arr in (match x.link with None -> ((arr).((List.hd !cells).value land 3) <- !(refs.(0))) | Some v15 -> (cells := v15 :: !cells)); print_int (y.value - y.value); print_char ' '))
let () = step 5 (fun () -> (let v19 = (tick ()) in Array.iteri (fun v20 _ -> Buffer.add_string log (string_of_int v19)) rows.(1)))
let () = step 6 (fun () -> (try Hashtbl.replace table (let r = b in r := x.value; !r) "p"; Queue.add (Array.fold_left (fun s k -> s * 2 + k) 0 same) queue with Stop _ -> ((try b := !(c); c := !(a) with Stop _ -> ((let v28 = 3 in incr (b))) | Not_found -> ((let v29 = 3 in incr (b))))) | Not_found -> (Array.iteri (fun v30 _ -> raise (Stop (List.hd !cells).value)) arr)))
let () = step 7 (fun () -> handlers := List.tl !handlers)
let () = step 8 (fun () -> Hashtbl.replace table (if c == b then (tick ()) else (if rows.(1) = arr then !(b) else x.value)) "r")
let () = step 9 (fun () -> raise (Stop (List.hd !cells).value))
let () = step 10 (fun () -> Buffer.clear log)
let () = step 11 (fun () -> Queue.add (let r = b in r := (3 * 3); !r) queue)
let () = step 12 (fun () -> Buffer.add_string log (string_of_int ((tick ()) * 3)))
let () = step 13 (fun () -> Hashtbl.replace table (rows.(3)).(2) "r")
let () = step 14 (fun () -> (let v39 = (if a == c then (if y.tag = "x" then (List.hd !cells).value else 1) else x.value) in (match x.link with None -> ((match x.link with None -> (b := v39) | Some v41 -> ((same).(1) <- !(c)))) | Some v40 -> ((List.hd !cells).value <- 5))))
let () = step 15 (fun () -> Buffer.add_string log (string_of_int (Array.fold_left (fun s k -> s * 2 + k) 0 same)))
let () = step 16 (fun () -> Buffer.clear log)
let () = step 17 (fun () -> rows.(2) <- same)
let () = step 18 (fun () -> cells := x :: !cells)
let () = step 19 (fun () -> handlers := List.tl !handlers)
let () = step 20 (fun () -> for v48 = 0 to 2 do Queue.add !(a) queue done)
let () = step 21 (fun () -> (let v50 = { value = (let r = c in r := y.value; !r); link = Some (List.hd !cells); tag = "z" } in a := (List.hd !cells).value; Hashtbl.remove table (check 1)))
let () = step 22 (fun () -> Buffer.add_string log (string_of_int (if c == refs.(0) then (add 3) else (List.fold_left (fun s f -> s + f 1) 0 !handlers))))
let () = step 23 (fun () -> (match y.link with None -> (List.iter (fun v55 -> Array.iteri (fun v56 _ -> y.value <- v56) arr) !cells) | Some v54 -> (refs.(1) <- a)))
let () = step 24 (fun () -> List.iter (fun v58 -> (try b := (List.hd !cells).value; v58.link <- Some y with Stop _ -> (Buffer.clear log) | Not_found -> ((let v63 = a in a := 2)))) !cells)
