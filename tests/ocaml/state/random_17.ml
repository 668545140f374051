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
let () = step 0 (fun () -> print_int (List.hd !cells).value; print_char ' ')
let () = step 1 (fun () -> handlers := List.tl !handlers)
let () = step 2 (fun () -> (try y.link <- Some (List.hd !cells); (let v5 = { value = (x.value - 3); link = Some y; tag = "z" } in (let v6 = same in v5.value <- (List.hd !cells).value; incr (c)); (let v7 = { value = !(a); link = Some x; tag = "z" } in (same).(0) <- !(refs.(0)); incr (refs.(3)))) with Stop _ -> (x.link <- Some y) | Not_found -> ((let v9 = c in raise (Stop 8)))))
let () = step 3 (fun () -> Queue.add (if y.tag = "x" then !(b) else (List.hd !cells).value) queue)
let () = step 4 (fun () -> Buffer.clear log)
let () = step 5 (fun () -> refs.(1) <- a)
let () = step 6 (fun () -> for v14 = 1 to 1 do (rows.(3)).((Array.fold_left (fun s k -> s * 2 + k) 0 rows.(3)) land 3) <- x.value done)
let () = step 7 (fun () -> handlers := List.tl !handlers)
let () = step 8 (fun () -> (match x.link with None -> (rows.(2) <- rows.(3)) | Some v17 -> (rows.(1) <- same)))
let () = step 9 (fun () -> List.iter (fun v20 -> (rows.(1) <- arr; (let v23 = !(c) in (List.hd !cells).value <- 3))) !cells)
let () = step 10 (fun () -> Hashtbl.remove table (tick ()))
let () = step 11 (fun () -> rows.(0) <- Array.copy (rows.(2)))
let () = step 12 (fun () -> handlers := List.tl !handlers)
let () = step 13 (fun () -> (List.hd !cells).link <- Some x)
let () = step 14 (fun () -> y.value <- (if refs.(0) == b then (!(b) * 1) else (if a == refs.(4) then 6 else !(a))))
let () = step 15 (fun () -> handlers := List.tl !handlers)
let () = step 16 (fun () -> Queue.add (tick ()) queue)
let () = step 17 (fun () -> Queue.add (add (if refs.(3) == a then !(b) else 3)) queue)
let () = step 18 (fun () -> handlers := List.tl !handlers)
let () = step 19 (fun () -> (try x.value <- (add !(b)); handlers := (fun k -> (if x.tag = "x" then k else !(a))) :: !handlers with Stop _ -> (handlers := List.tl !handlers) | Not_found -> (Buffer.clear log)))
let () = step 20 (fun () -> Buffer.add_string log (string_of_int ((!(b) mod x.value) - (List.fold_left (fun s f -> s + f 1) 0 !handlers))))
let () = step 21 (fun () -> Hashtbl.replace table (Array.fold_left (fun s k -> s * 2 + k) 0 rows.(1)) "q")
let () = step 22 (fun () -> print_int (List.fold_left (fun s f -> s + f 1) 0 !handlers); print_char ' ')
let () = step 23 (fun () -> (if (Queue.pop queue) > !(refs.(0)) then (List.iter (fun v42 -> (let v43 = ref 0 in c := 8; y.value <- !(v43))) !cells) else (Buffer.clear log)))
let () = step 24 (fun () -> handlers := (fun k -> (add (let r = b in r := k; !r))) :: !handlers)
