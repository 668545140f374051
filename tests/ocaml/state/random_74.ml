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
let () = step 0 (fun () -> List.iter (fun v1 -> cells := v1 :: !cells) !cells)
let () = step 1 (fun () -> rows.(2) <- arr)
let () = step 2 (fun () -> Hashtbl.replace table (if arr = arr then (!(a) * 1) else (if (List.hd !cells).tag = "x" then (List.hd !cells).value else 2)) "r")
let () = step 3 (fun () -> (let v5 = (Queue.pop queue) in Hashtbl.remove table x.value))
let () = step 4 (fun () -> handlers := (fun k -> y.value) :: !handlers)
let () = step 5 (fun () -> (let v8 = b in handlers := (fun k -> (List.fold_left (fun s f -> s + f 3) 0 !handlers)) :: !handlers))
let () = step 6 (fun () -> handlers := List.tl !handlers)
let () = step 7 (fun () -> (if (if y.tag = "x" then (if (List.hd !cells).tag = "x" then !(b) else !(c)) else !(refs.(4))) > ((Queue.pop queue) * 1) then (for v12 = 1 to 0 do (List.hd !cells).value <- (List.hd !cells).value done) else ((try (if !(a) > x.value then (x.value <- x.value) else (incr (b))); (let v16 = { value = y.value; link = Some (List.hd !cells); tag = "z" } in x.value <- 2; (same).(4) <- x.value) with Stop _ -> ((if y.value > !(a) then (incr (b)) else (refs.(2) := !(b)))) | Not_found -> ((let v18 = { value = (List.hd !cells).value; link = Some x; tag = "z" } in incr (c); c := !(refs.(0))))))))
let () = step 8 (fun () -> (let v19 = rows.(2) in Hashtbl.replace table (let r = a in r := y.value; !r) "r"; x.value <- y.value))
let () = step 9 (fun () -> x.link <- None)
let () = step 10 (fun () -> b := (if rows.(2) = rows.(2) then (same).(1) else (String.length (Hashtbl.find table x.value))))
let () = step 11 (fun () -> a := (Array.fold_left (fun s k -> s * 2 + k) 0 same))
let () = step 12 (fun () -> (let v25 = { value = ((tick ()) + (List.fold_left (fun s f -> s + f 2) 0 !handlers)); link = Some x; tag = "z" } in refs.(0) := !(refs.(0)); (let v27 = { value = (v25.value mod !(c)); link = Some y; tag = "z" } in Buffer.clear log; Hashtbl.remove table 6)))
let () = step 13 (fun () -> (let v30 = (try (8 * 2) with Stop k -> a := k; k) in b := (if x.tag = "x" then (List.hd !cells).value else x.value)))
let () = step 14 (fun () -> ((let v33 = c in (let v34 = rows.(2) in a := 7; incr (c))); (Buffer.add_string log (string_of_int 0); Array.iteri (fun v37 _ -> refs.(3) := x.value) same)))
let () = step 15 (fun () -> Queue.add !(a) queue)
let () = step 16 (fun () -> (let v39 = a in (List.hd !cells).value <- (let r = v39 in r := 5; !r)))
let () = step 17 (fun () -> Array.iteri (fun v41 _ -> refs.(0) <- c) arr)
let () = step 18 (fun () -> handlers := List.tl !handlers)
let () = step 19 (fun () -> (match (List.hd !cells).link with None -> ((List.hd !cells).value <- (try 3 with Stop k -> a := k; k)) | Some v44 -> (cells := y :: !cells)))
let () = step 20 (fun () -> (let v47 = same in raise (Stop (List.fold_left (fun s f -> s + f 1) 0 !handlers)); (let v49 = b in (if 5 > 7 then (incr (b)) else ((arr).(0) <- 7)))))
let () = step 21 (fun () -> print_int !(refs.(1)); print_char ' ')
let () = step 22 (fun () -> (let v52 = same in refs.(0) <- b; (List.hd !cells).value <- (x.value mod 2)))
let () = step 23 (fun () -> (raise (Stop (Queue.pop queue)); refs.(2) <- refs.(4)))
let () = step 24 (fun () -> a := (if a == refs.(4) then (List.fold_left (fun s f -> s + f 1) 0 !handlers) else (!(refs.(3)) * 2)))
