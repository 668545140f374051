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
let () = step 0 (fun () -> (List.hd !cells).link <- None)
let () = step 1 (fun () -> Buffer.clear log)
let () = step 2 (fun () -> handlers := (fun k -> (String.length (Hashtbl.find table (arr).(3)))) :: !handlers)
let () = step 3 (fun () -> ((rows.(2)).((List.fold_left (fun s f -> s + f 2) 0 !handlers) land 3) <- (if arr = same then 2 else (List.hd !cells).value); Hashtbl.replace table (let r = c in r := !(b); !r) "p"))
let () = step 4 (fun () -> print_int ((let r = b in r := !(c); !r) + (try x.value with Stop k -> a := k; k)); print_char ' ')
let () = step 5 (fun () -> Queue.add (let r = c in r := (check y.value); !r) queue)
let () = step 6 (fun () -> Buffer.clear log)
let () = step 7 (fun () -> Buffer.add_string log (string_of_int (if rows.(3) = same then (tick ()) else (let r = a in r := x.value; !r))))
let () = step 8 (fun () -> (if ((if rows.(3) = rows.(2) then x.value else !(c)) * 1) > y.value then (handlers := List.tl !handlers) else ((let v13 = (String.length (Hashtbl.find table !(b))) in for v14 = 1 to 2 do a := 0 done))))
let () = step 9 (fun () -> (match x.link with None -> ((let v16 = (check 4) in ((rows.(2)).(1) <- v16; c := !(a)))) | Some v15 -> ((rows.(3)).(v15.value land 3) <- (Array.fold_left (fun s k -> s * 2 + k) 0 arr))))
let () = step 10 (fun () -> handlers := List.tl !handlers)
let () = step 11 (fun () -> (same).((Queue.pop queue) land 3) <- (Queue.pop queue))
let () = step 12 (fun () -> (let v21 = ref ((List.fold_left (fun s f -> s + f 1) 0 !handlers) + (if c == a then !(c) else x.value)) in handlers := List.tl !handlers; (let v23 = ref (add y.value) in refs.(3) <- a; handlers := List.tl !handlers)))
let () = step 13 (fun () -> rows.(2) <- same)
let () = step 14 (fun () -> (let v27 = rows.(0) in rows.(1) <- v27; (let v29 = ref (String.length (Hashtbl.find table !(b))) in (let v30 = ref !(c) in x.value <- !(b); c := !(a)); (rows.(3)).(5 land 3) <- (List.hd !cells).value)))
let () = step 15 (fun () -> handlers := (fun k -> (List.hd !cells).value) :: !handlers)
let () = step 16 (fun () -> handlers := List.tl !handlers)
let () = step 17 (fun () -> (if (List.fold_left (fun s f -> s + f 0) 0 !handlers) > ((5 + (List.hd !cells).value) mod (add !(refs.(1)))) then (handlers := (fun k -> (tick ())) :: !handlers) else (print_int (arr).(4); print_char ' ')))
let () = step 18 (fun () -> Buffer.clear log)
let () = step 19 (fun () -> (let v38 = { value = ((String.length (Hashtbl.find table 6)) mod (Queue.pop queue)); link = Some x; tag = "z" } in Buffer.clear log; cells := (List.hd !cells) :: !cells))
let () = step 20 (fun () -> (same).((check x.value) land 3) <- ((try x.value with Stop k -> a := k; k) + (List.fold_left (fun s f -> s + f 2) 0 !handlers)))
let () = step 21 (fun () -> for v42 = 0 to 1 do y.link <- None done)
let () = step 22 (fun () -> for v44 = 0 to 0 do cells := (List.hd !cells) :: !cells done)
let () = step 23 (fun () -> (let v46 = ref (Queue.pop queue) in raise (Stop (x.value mod 0)); handlers := (fun k -> !(v46)) :: !handlers))
let () = step 24 (fun () -> (try cells := (List.hd !cells) :: !cells; (refs.(1) <- refs.(3); refs.(3) <- c) with Stop _ -> ((if (y.value - 6) > (6 * 1) then (rows.(1) <- same) else ((List.hd !cells).link <- Some x))) | Not_found -> ((rows.(1)).(x.value land 3) <- (if same = rows.(0) then !(refs.(0)) else 2))))
