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
let () = step 0 (fun () -> List.iter (fun v1 -> (let v2 = ref (5 + 8) in (let v3 = arr in (v3).(2) <- !(v2); y.value <- 0); (let v4 = ref 0 in refs.(2) := 6; v4 := (List.hd !cells).value))) !cells)
let () = step 1 (fun () -> (let v5 = ref (rows.(0)).(1) in (match y.link with None -> ((List.hd !cells).link <- None) | Some v6 -> (Hashtbl.replace table 1 "q")); for v9 = 0 to 2 do (same).(8 land 3) <- y.value done))
let () = step 2 (fun () -> (let v11 = same in Hashtbl.remove table (tick ()); x.link <- Some x))
let () = step 3 (fun () -> rows.(2) <- Array.copy (same))
let () = step 4 (fun () -> ((if (y.value * 2) > (Array.fold_left (fun s k -> s * 2 + k) 0 same) then (handlers := List.tl !handlers) else (for v18 = 1 to 2 do (same).(4) <- 5 done)); (List.hd !cells).value <- (check 3)))
let () = step 5 (fun () -> (let v20 = refs.(1) in (let v21 = arr in (match x.link with None -> (y.value <- x.value) | Some v22 -> (incr (a))); (refs.(1) := x.value; a := x.value))))
let () = step 6 (fun () -> Hashtbl.remove table (Queue.pop queue))
let () = step 7 (fun () -> handlers := List.tl !handlers)
let () = step 8 (fun () -> List.iter (fun v26 -> (let v27 = ref (try !(a) with Stop k -> a := k; k) in for v28 = 0 to 0 do v27 := !(c) done; Hashtbl.remove table v26.value)) !cells)
let () = step 9 (fun () -> (let v30 = c in (arr).((4 - 4) land 3) <- (String.length (Hashtbl.find table (List.hd !cells).value))))
let () = step 10 (fun () -> handlers := List.tl !handlers)
let () = step 11 (fun () -> print_int (Array.fold_left (fun s k -> s * 2 + k) 0 rows.(2)); print_char ' ')
let () = step 12 (fun () -> (arr).((let r = refs.(0) in r := (Queue.pop queue); !r) land 3) <- ((if y.tag = "x" then !(a) else x.value) - (List.hd !cells).value))
let () = step 13 (fun () -> (try (let v36 = x.value in y.value <- 5); Hashtbl.remove table (String.length (Hashtbl.find table 0)) with Stop _ -> ((rows.(0) <- rows.(2); raise (Stop x.value))) | Not_found -> (Hashtbl.remove table (List.fold_left (fun s f -> s + f 3) 0 !handlers))))
let () = step 14 (fun () -> (try Queue.add (let r = c in r := y.value; !r) queue; cells := (List.hd !cells) :: !cells with Stop _ -> (Buffer.add_string log (string_of_int (String.length (Hashtbl.find table x.value)))) | Not_found -> (for v47 = 0 to 0 do Hashtbl.replace table x.value "p" done)))
let () = step 15 (fun () -> (List.hd !cells).link <- None)
let () = step 16 (fun () -> b := (rows.(0)).(3))
let () = step 17 (fun () -> (let v51 = { value = (List.fold_left (fun s f -> s + f 3) 0 !handlers); link = Some y; tag = "z" } in (if (if x.tag = "x" then !(refs.(0)) else !(refs.(1))) > !(a) then (y.value <- x.value) else (Array.iteri (fun v54 _ -> (arr).(4) <- v54) same)); Buffer.clear log))
let () = step 18 (fun () -> refs.(1) <- a)
let () = step 19 (fun () -> raise (Stop (let r = refs.(1) in r := x.value; !r)))
let () = step 20 (fun () -> handlers := (fun k -> (try (try (List.hd !cells).value with Stop k -> a := k; k) with Stop k -> a := k; k)) :: !handlers)
let () = step 21 (fun () -> for v59 = 0 to 1 do (same).((Queue.pop queue) land 3) <- (if y.tag = "x" then 6 else v59) done)
let () = step 22 (fun () -> raise (Stop (List.fold_left (fun s f -> s + f 3) 0 !handlers)))
let () = step 23 (fun () -> (let v62 = (try (5 mod x.value) with Stop k -> a := k; k) in List.iter (fun v63 -> for v64 = 0 to 1 do (rows.(3)).(3) <- 8 done) !cells))
let () = step 24 (fun () -> (arr).(((arr).(1) mod (Queue.pop queue)) land 3) <- (if (List.hd !cells).tag = "x" then (tick ()) else (add 7)))
