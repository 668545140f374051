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
let () = step 0 (fun () -> (try (match (List.hd !cells).link with None -> ((try c := !(refs.(2)); incr (refs.(3)) with Stop _ -> (incr (c)) | Not_found -> (refs.(2) := 5))) | Some v2 -> (v2.link <- None)); Queue.add (try y.value with Stop k -> a := k; k) queue with Stop _ -> (((let v7 = !(a) in (arr).(1) <- v7); rows.(1) <- same)) | Not_found -> ((let v9 = ref (if arr = arr then 3 else 3) in (try (same).(0) <- (List.hd !cells).value; y.value <- 2 with Stop _ -> ((rows.(1)).(2) <- (List.hd !cells).value) | Not_found -> ((List.hd !cells).value <- y.value)); refs.(1) <- b))))
let () = step 1 (fun () -> Queue.add (Queue.pop queue) queue)
let () = step 2 (fun () -> for v13 = 1 to 1 do rows.(2) <- arr done)
let () = step 3 (fun () -> Array.iteri (fun v15 _ -> handlers := (fun k -> ((List.hd !cells).value mod x.value)) :: !handlers) arr)
let () = step 4 (fun () -> refs.(2) := (Array.fold_left (fun s k -> s * 2 + k) 0 same))
let () = step 5 (fun () -> List.iter (fun v18 -> rows.(0) <- Array.copy (rows.(3))) !cells)
let () = step 6 (fun () -> (List.hd !cells).link <- Some x)
let () = step 7 (fun () -> cells := (List.hd !cells) :: !cells)
let () = step 8 (fun () -> handlers := List.tl !handlers)
let () = step 9 (fun () -> (let v23 = ref (if y.tag = "x" then (check !(a)) else (if c == a then !(a) else 6)) in handlers := List.tl !handlers; Array.iteri (fun v25 _ -> Buffer.clear log) same))
let () = step 10 (fun () -> (let v27 = ref (arr).(0) in ((if !(refs.(3)) > y.value then ((same).(3) <- 2) else (b := !(v27))); (let v30 = v27 in b := 2)); (let v31 = rows.(2) in (try incr (a); (same).(3) <- !(a) with Stop _ -> (incr (c)) | Not_found -> (incr (refs.(3)))); rows.(2) <- same)))
let () = step 11 (fun () -> (try rows.(0) <- Array.copy (arr); Hashtbl.remove table (List.fold_left (fun s f -> s + f 3) 0 !handlers) with Stop _ -> (x.link <- Some y) | Not_found -> (b := (Queue.pop queue))))
let () = step 12 (fun () -> (let v39 = ((if a == b then (List.hd !cells).value else (List.hd !cells).value) * 2) in x.link <- None))
let () = step 13 (fun () -> Queue.add (List.fold_left (fun s f -> s + f 0) 0 !handlers) queue)
let () = step 14 (fun () -> Hashtbl.replace table (let r = b in r := (same).(3); !r) "q")
let () = step 15 (fun () -> Array.iteri (fun v43 _ -> (List.hd !cells).link <- None) same)
let () = step 16 (fun () -> refs.(3) <- a)
let () = step 17 (fun () -> handlers := List.tl !handlers)
let () = step 18 (fun () -> Buffer.clear log)
let () = step 19 (fun () -> for v48 = 0 to 0 do Buffer.add_string log (string_of_int (if y.tag = "x" then v48 else 5)) done)
let () = step 20 (fun () -> c := x.value)
let () = step 21 (fun () -> print_int (if x.tag = "x" then !(a) else (same).(4)); print_char ' ')
let () = step 22 (fun () -> (for v53 = 1 to 0 do (let v54 = (List.hd !cells).value in refs.(2) := !(refs.(1))) done; for v55 = 1 to 0 do c := !(refs.(4)) done))
let () = step 23 (fun () -> (List.hd !cells).value <- (check (6 + 1)))
let () = step 24 (fun () -> Queue.add (List.hd !cells).value queue)
