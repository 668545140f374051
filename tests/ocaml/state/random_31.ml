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
let () = step 0 (fun () -> Hashtbl.replace table (Queue.pop queue) "q")
let () = step 1 (fun () -> (let v2 = { value = (if y.tag = "x" then x.value else (!(a) * 3)); link = Some x; tag = "z" } in (arr).((v2.value + (List.hd !cells).value) land 3) <- !(c); raise (Stop (List.fold_left (fun s f -> s + f 3) 0 !handlers))))
let () = step 2 (fun () -> refs.(2) := (rows.(0)).(4))
let () = step 3 (fun () -> (x.link <- None; Hashtbl.remove table (add !(c))))
let () = step 4 (fun () -> (same).(!(a) land 3) <- ((0 * 1) * 0))
let () = step 5 (fun () -> handlers := (fun k -> (String.length (Hashtbl.find table (8 + !(a))))) :: !handlers)
let () = step 6 (fun () -> (rows.(0)).((List.hd !cells).value land 3) <- (List.fold_left (fun s f -> s + f 0) 0 !handlers))
let () = step 7 (fun () -> cells := (List.hd !cells) :: !cells)
let () = step 8 (fun () -> Array.iteri (fun v13 _ -> List.iter (fun v14 -> List.iter (fun v15 -> (List.hd !cells).value <- v14.value) !cells) !cells) rows.(1))
let () = step 9 (fun () -> handlers := (fun k -> (if refs.(3) == refs.(3) then ((List.hd !cells).value + x.value) else (Queue.pop queue))) :: !handlers)
let () = step 10 (fun () -> cells := x :: !cells)
let () = step 11 (fun () -> raise (Stop (String.length (Hashtbl.find table y.value))))
let () = step 12 (fun () -> (try Buffer.clear log; (let v21 = ref (if rows.(0) = arr then y.value else (List.hd !cells).value) in (let v22 = arr in y.value <- (List.hd !cells).value; y.value <- !(b)); handlers := (fun k -> k) :: !handlers) with Stop _ -> ((same).(x.value land 3) <- (y.value + x.value)) | Not_found -> (print_int (Queue.pop queue); print_char ' ')))
let () = step 13 (fun () -> cells := (List.hd !cells) :: !cells)
let () = step 14 (fun () -> (try raise (Stop (List.fold_left (fun s f -> s + f 2) 0 !handlers)); Hashtbl.remove table (if b == a then 5 else 5) with Stop _ -> ((let v30 = rows.(3) in Buffer.clear log; List.iter (fun v32 -> c := x.value) !cells)) | Not_found -> (Hashtbl.remove table (0 - !(b)))))
let () = step 15 (fun () -> Buffer.add_string log (string_of_int (String.length (Hashtbl.find table (2 + (List.hd !cells).value)))))
let () = step 16 (fun () -> cells := y :: !cells)
let () = step 17 (fun () -> Hashtbl.remove table (if same = rows.(1) then (if arr = rows.(0) then (List.hd !cells).value else 1) else (if a == refs.(0) then 8 else !(a))))
let () = step 18 (fun () -> Hashtbl.remove table (let r = b in r := (let r = a in r := 7; !r); !r))
let () = step 19 (fun () -> handlers := List.tl !handlers)
let () = step 20 (fun () -> (let v39 = rows.(2) in refs.(2) <- a; handlers := List.tl !handlers))
let () = step 21 (fun () -> (if (check (if a == c then !(b) else (List.hd !cells).value)) > (add (if a == a then 5 else y.value)) then (List.iter (fun v43 -> (if (List.hd !cells).value > 5 then ((arr).(3) <- 5) else (c := !(c)))) !cells) else ((let v45 = (if y.tag = "x" then x.value else !(c)) in (let v46 = same in (List.hd !cells).value <- x.value; a := !(a))))))
let () = step 22 (fun () -> handlers := List.tl !handlers)
let () = step 23 (fun () -> handlers := List.tl !handlers)
let () = step 24 (fun () -> Array.iteri (fun v49 _ -> Buffer.clear log) arr)
