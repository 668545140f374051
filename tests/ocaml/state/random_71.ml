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
let () = step 0 (fun () -> ((if (check 5) > (if b == c then !(b) else 7) then (Buffer.add_string log (string_of_int !(a))) else (handlers := List.tl !handlers)); handlers := List.tl !handlers))
let () = step 1 (fun () -> raise (Stop ((check x.value) mod (!(b) * 2))))
let () = step 2 (fun () -> handlers := List.tl !handlers)
let () = step 3 (fun () -> y.link <- None)
let () = step 4 (fun () -> rows.(1) <- Array.copy (same))
let () = step 5 (fun () -> cells := y :: !cells)
let () = step 6 (fun () -> raise (Stop (try (check !(b)) with Stop k -> a := k; k)))
let () = step 7 (fun () -> rows.(1) <- arr)
let () = step 8 (fun () -> (rows.(0)).((try (add !(refs.(0))) with Stop k -> a := k; k) land 3) <- ((rows.(3)).(1) mod (String.length (Hashtbl.find table 3))))
let () = step 9 (fun () -> (let v14 = x.value in refs.(2) := (String.length (Hashtbl.find table !(b)))))
let () = step 10 (fun () -> Hashtbl.replace table (tick ()) "r")
let () = step 11 (fun () -> x.link <- None)
let () = step 12 (fun () -> (let v18 = same in raise (Stop (v18).(0)); Buffer.clear log))
let () = step 13 (fun () -> (match (List.hd !cells).link with None -> ((handlers := List.tl !handlers; (match y.link with None -> (b := 6) | Some v24 -> (incr (b))))) | Some v21 -> (handlers := (fun k -> (if arr = arr then 2 else k)) :: !handlers)))
let () = step 14 (fun () -> rows.(0) <- same)
let () = step 15 (fun () -> (let v27 = (!(refs.(3)) - (try x.value with Stop k -> a := k; k)) in refs.(1) <- refs.(2)))
let () = step 16 (fun () -> Hashtbl.remove table (if (List.hd !cells).tag = "x" then (List.fold_left (fun s f -> s + f 0) 0 !handlers) else (String.length (Hashtbl.find table !(c)))))
let () = step 17 (fun () -> handlers := List.tl !handlers)
let () = step 18 (fun () -> for v31 = 0 to 1 do Buffer.clear log done)
let () = step 19 (fun () -> (let v33 = rows.(3) in List.iter (fun v34 -> Buffer.add_string log (string_of_int 1)) !cells; (let v36 = c in (try x.value <- 7; incr (a) with Stop _ -> (incr (refs.(3))) | Not_found -> (incr (a))))))
let () = step 20 (fun () -> raise (Stop (Queue.pop queue)))
let () = step 21 (fun () -> (match x.link with None -> (raise (Stop (4 * 1))) | Some v39 -> ((try (incr (b); incr (b)); refs.(3) := !(refs.(2)) with Stop _ -> (a := 6) | Not_found -> ((try (same).(2) <- 6; (same).(2) <- v39.value with Stop _ -> ((same).(0) <- 6) | Not_found -> (incr (refs.(2)))))))))
let () = step 22 (fun () -> (let v46 = { value = (if same = rows.(1) then (let r = b in r := !(refs.(4)); !r) else (if (List.hd !cells).tag = "x" then !(a) else !(c))); link = Some y; tag = "z" } in (rows.(1) <- Array.copy (same); print_int (List.hd !cells).value; print_char ' '); print_int (!(refs.(0)) - 7); print_char ' '))
let () = step 23 (fun () -> handlers := List.tl !handlers)
let () = step 24 (fun () -> Array.iteri (fun v52 _ -> Hashtbl.remove table (check x.value)) rows.(0))
