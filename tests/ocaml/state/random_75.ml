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
let () = step 0 (fun () -> x.link <- None)
let () = step 1 (fun () -> (Hashtbl.remove table (check y.value); y.link <- Some y))
let () = step 2 (fun () -> c := (if (List.hd !cells).tag = "x" then (List.fold_left (fun s f -> s + f 2) 0 !handlers) else (check !(a))))
let () = step 3 (fun () -> (let v6 = refs.(4) in cells := y :: !cells))
let () = step 4 (fun () -> (match x.link with None -> (refs.(0) <- c) | Some v8 -> (for v10 = 0 to 2 do Queue.add v8.value queue done)))
let () = step 5 (fun () -> rows.(0) <- Array.copy (rows.(3)))
let () = step 6 (fun () -> (if ((String.length (Hashtbl.find table 1)) - (if a == refs.(1) then 4 else (List.hd !cells).value)) > (add (!(refs.(2)) mod (List.hd !cells).value)) then ((same).((try 5 with Stop k -> a := k; k) land 3) <- (if arr = arr then (List.hd !cells).value else 7)) else ((same).((if arr = arr then !(refs.(3)) else !(a)) land 3) <- (!(a) + y.value))))
let () = step 7 (fun () -> rows.(1) <- rows.(0))
let () = step 8 (fun () -> Hashtbl.replace table ((!(c) - 6) * 2) "q")
let () = step 9 (fun () -> (List.hd !cells).link <- None)
let () = step 10 (fun () -> (try (List.hd !cells).value <- (if same = arr then x.value else x.value); (let v21 = arr in rows.(1) <- v21; print_int !(c); print_char ' ') with Stop _ -> (x.value <- (let r = c in r := 3; !r)) | Not_found -> (Buffer.clear log)))
let () = step 11 (fun () -> (arr).((Array.fold_left (fun s k -> s * 2 + k) 0 rows.(0)) land 3) <- (same).(1))
let () = step 12 (fun () -> (let v27 = same in x.link <- Some (List.hd !cells); print_int (tick ()); print_char ' '))
let () = step 13 (fun () -> (try handlers := List.tl !handlers; (let v32 = arr in raise (Stop y.value); print_int (List.hd !cells).value; print_char ' ') with Stop _ -> (rows.(0) <- arr) | Not_found -> (List.iter (fun v36 -> (if !(b) > x.value then (v36.value <- 5) else (refs.(2) := !(a)))) !cells)))
let () = step 14 (fun () -> Array.iteri (fun v38 _ -> (let v39 = ref !(b) in cells := x :: !cells; (let v41 = { value = v38; link = Some y; tag = "z" } in (rows.(1)).(0) <- 7; incr (c)))) same)
let () = step 15 (fun () -> (rows.(0)).(((String.length (Hashtbl.find table !(c))) * 0) land 3) <- (if rows.(0) = same then (String.length (Hashtbl.find table !(refs.(2)))) else (3 * 3)))
let () = step 16 (fun () -> Buffer.add_string log (string_of_int (if (List.hd !cells).tag = "x" then (try !(refs.(2)) with Stop k -> a := k; k) else (if rows.(2) = rows.(1) then 8 else x.value))))
let () = step 17 (fun () -> Buffer.clear log)
let () = step 18 (fun () -> Array.iteri (fun v45 _ -> handlers := List.tl !handlers) arr)
let () = step 19 (fun () -> Buffer.add_string log (string_of_int (check (check 7))))
let () = step 20 (fun () -> refs.(1) <- a)
let () = step 21 (fun () -> Hashtbl.replace table ((y.value * 3) - !(refs.(1))) "r")
let () = step 22 (fun () -> Hashtbl.remove table (Queue.pop queue))
let () = step 23 (fun () -> Hashtbl.replace table (let r = c in r := y.value; !r) "r")
let () = step 24 (fun () -> y.value <- (try (let r = c in r := x.value; !r) with Stop k -> a := k; k))
