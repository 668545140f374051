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
let () = step 0 (fun () -> Buffer.add_string log (string_of_int (y.value - (List.fold_left (fun s f -> s + f 0) 0 !handlers))))
let () = step 1 (fun () -> c := (String.length (Hashtbl.find table (5 mod !(refs.(2))))))
let () = step 2 (fun () -> (match y.link with None -> ((List.hd !cells).value <- (!(c) + y.value)) | Some v3 -> (Buffer.add_string log (string_of_int (7 + !(b))))))
let () = step 3 (fun () -> refs.(3) <- refs.(0))
let () = step 4 (fun () -> (let v7 = same in rows.(1) <- Array.copy (same); Buffer.clear log))
let () = step 5 (fun () -> b := (if refs.(1) == refs.(1) then (y.value - y.value) else (Queue.pop queue)))
let () = step 6 (fun () -> refs.(0) <- a)
let () = step 7 (fun () -> for v12 = 0 to 2 do handlers := (fun k -> ((List.hd !cells).value - v12)) :: !handlers done)
let () = step 8 (fun () -> handlers := List.tl !handlers)
let () = step 9 (fun () -> (let v15 = same in List.iter (fun v16 -> (let v17 = ref !(refs.(2)) in v16.value <- 0; (rows.(1)).(0) <- 8)) !cells; (List.hd !cells).link <- Some (List.hd !cells)))
let () = step 10 (fun () -> Buffer.clear log)
let () = step 11 (fun () -> handlers := List.tl !handlers)
let () = step 12 (fun () -> for v21 = 0 to 0 do handlers := List.tl !handlers done)
let () = step 13 (fun () -> (let v23 = arr in Hashtbl.remove table (List.fold_left (fun s f -> s + f 1) 0 !handlers); (Hashtbl.replace table (List.hd !cells).value "r"; b := (List.hd !cells).value)))
let () = step 14 (fun () -> (let v28 = a in raise (Stop (tick ()))))
let () = step 15 (fun () -> (let v30 = ref (add x.value) in (for v32 = 0 to 1 do a := !(v30) done; print_int !(c); print_char ' '); (try handlers := List.tl !handlers; Hashtbl.replace table 0 "q" with Stop _ -> (List.iter (fun v37 -> v37.value <- v37.value) !cells) | Not_found -> (print_int !(v30); print_char ' '))))
let () = step 16 (fun () -> Array.iteri (fun v39 _ -> (try (let v41 = a in (rows.(1)).(0) <- x.value); Hashtbl.remove table 3 with Stop _ -> ((let v43 = v39 in b := v39)) | Not_found -> (rows.(2) <- same))) rows.(0))
let () = step 17 (fun () -> (handlers := (fun k -> (Queue.pop queue)) :: !handlers; handlers := List.tl !handlers))
let () = step 18 (fun () -> Hashtbl.replace table (List.fold_left (fun s f -> s + f 1) 0 !handlers) "p")
let () = step 19 (fun () -> rows.(0) <- rows.(2))
let () = step 20 (fun () -> (let v50 = arr in handlers := (fun k -> (k mod !(c))) :: !handlers; (if (check y.value) > x.value then ((let v53 = ref 5 in v53 := (List.hd !cells).value; a := 1)) else (Buffer.clear log))))
let () = step 21 (fun () -> (arr).(((Array.fold_left (fun s k -> s * 2 + k) 0 arr) - (if x.tag = "x" then (List.hd !cells).value else 3)) land 3) <- (List.fold_left (fun s f -> s + f 0) 0 !handlers))
let () = step 22 (fun () -> cells := (List.hd !cells) :: !cells)
let () = step 23 (fun () -> List.iter (fun v57 -> Array.iteri (fun v58 _ -> refs.(2) <- b) arr) !cells)
let () = step 24 (fun () -> Buffer.add_string log (string_of_int !(c)))
