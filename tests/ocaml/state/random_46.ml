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
let () = step 0 (fun () -> (let v1 = ref ((y.value * 1) - (try y.value with Stop k -> a := k; k)) in (List.hd !cells).value <- (String.length (Hashtbl.find table 5)); (let v3 = (String.length (Hashtbl.find table x.value)) in (List.hd !cells).value <- 3)))
let () = step 1 (fun () -> y.value <- (String.length (Hashtbl.find table (List.fold_left (fun s f -> s + f 0) 0 !handlers))))
let () = step 2 (fun () -> (let v6 = refs.(0) in refs.(1) <- v6))
let () = step 3 (fun () -> (let v8 = rows.(0) in ((match x.link with None -> ((same).(3) <- 7) | Some v10 -> (incr (b))); Hashtbl.remove table 8); (let v12 = c in refs.(0) <- v12)))
let () = step 4 (fun () -> rows.(1) <- Array.copy (arr))
let () = step 5 (fun () -> (try (let v16 = c in x.value <- (List.hd !cells).value); Queue.add (add (List.hd !cells).value) queue with Stop _ -> ((let v19 = { value = (x.value * 3); link = Some (List.hd !cells); tag = "z" } in for v20 = 0 to 1 do incr (b) done; Hashtbl.replace table (List.hd !cells).value "q")) | Not_found -> ((let v22 = { value = x.value; link = Some x; tag = "z" } in v22.link <- Some v22; (match y.link with None -> (x.value <- y.value) | Some v24 -> (v22.value <- v22.value))))))
let () = step 6 (fun () -> List.iter (fun v25 -> (arr).((arr).(4) land 3) <- v25.value) !cells)
let () = step 7 (fun () -> (let v27 = arr in raise (Stop (let r = refs.(1) in r := y.value; !r)); (let v29 = v27 in x.link <- None; (try a := !(c); refs.(4) := 1 with Stop _ -> (b := 1) | Not_found -> ((arr).(4) <- !(refs.(4)))))))
let () = step 8 (fun () -> rows.(0) <- Array.copy (rows.(3)))
let () = step 9 (fun () -> List.iter (fun v33 -> rows.(1) <- Array.copy (rows.(1))) !cells)
let () = step 10 (fun () -> Buffer.add_string log (string_of_int (if x.tag = "x" then (!(a) * 3) else ((List.hd !cells).value * 1))))
let () = step 11 (fun () -> raise (Stop (try (try x.value with Stop k -> a := k; k) with Stop k -> a := k; k)))
let () = step 12 (fun () -> Buffer.clear log)
let () = step 13 (fun () -> refs.(1) <- a)
let () = step 14 (fun () -> refs.(0) <- a)
let () = step 15 (fun () -> raise (Stop (Queue.pop queue)))
let () = step 16 (fun () -> Buffer.add_string log (string_of_int ((Queue.pop queue) * 3)))
let () = step 17 (fun () -> (let v42 = same in (refs.(3) <- a; Buffer.add_string log (string_of_int y.value)); x.value <- (if same = rows.(0) then !(a) else !(c))))
let () = step 18 (fun () -> (match x.link with None -> (print_int (!(b) mod 6); print_char ' ') | Some v47 -> ((if (v47.value mod 5) > (List.fold_left (fun s f -> s + f 2) 0 !handlers) then (cells := (List.hd !cells) :: !cells) else (Queue.add (List.hd !cells).value queue)))))
let () = step 19 (fun () -> handlers := List.tl !handlers)
let () = step 20 (fun () -> rows.(2) <- Array.copy (rows.(2)))
let () = step 21 (fun () -> (List.hd !cells).link <- None)
let () = step 22 (fun () -> Hashtbl.replace table (rows.(3)).(0) "p")
let () = step 23 (fun () -> (List.hd !cells).value <- (tick ()))
let () = step 24 (fun () -> (let v57 = arr in (match y.link with None -> (List.iter (fun v59 -> incr (b)) !cells) | Some v58 -> (Queue.add 5 queue)); refs.(3) <- c))
