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
let () = step 0 (fun () -> (let v1 = a in (try Buffer.add_string log (string_of_int y.value); Hashtbl.replace table !(v1) "p" with Stop _ -> (handlers := List.tl !handlers) | Not_found -> (for v6 = 0 to 1 do incr (v1) done))))
let () = step 1 (fun () -> Hashtbl.replace table ((8 + 3) - (if same = rows.(3) then !(a) else !(c))) "r")
let () = step 2 (fun () -> (let v8 = c in ((match x.link with None -> ((List.hd !cells).value <- !(c)) | Some v10 -> (c := 0)); handlers := List.tl !handlers)))
let () = step 3 (fun () -> rows.(2) <- Array.copy (rows.(1)))
let () = step 4 (fun () -> (let v13 = ref ((!(refs.(1)) * 0) + (if x.tag = "x" then 0 else y.value)) in refs.(4) := (try !(a) with Stop k -> a := k; k); print_int (Array.fold_left (fun s k -> s * 2 + k) 0 rows.(1)); print_char ' '))
let () = step 5 (fun () -> Hashtbl.replace table (rows.(2)).(1) "r")
let () = step 6 (fun () -> (let v17 = (check (tick ())) in Array.iteri (fun v18 _ -> handlers := (fun k -> !(a)) :: !handlers) same))
let () = step 7 (fun () -> Array.iteri (fun v20 _ -> (let v21 = arr in raise (Stop !(a)); (try incr (b); (rows.(2)).(4) <- 8 with Stop _ -> (x.value <- v20) | Not_found -> (c := v20)))) same)
let () = step 8 (fun () -> (let v24 = (rows.(3)).(3) in y.link <- Some (List.hd !cells)))
let () = step 9 (fun () -> cells := (List.hd !cells) :: !cells)
let () = step 10 (fun () -> handlers := List.tl !handlers)
let () = step 11 (fun () -> (match y.link with None -> (rows.(1) <- Array.copy (rows.(3))) | Some v28 -> (Hashtbl.replace table (add 8) "q")))
let () = step 12 (fun () -> (let v31 = b in Hashtbl.remove table (try !(refs.(4)) with Stop k -> a := k; k)))
let () = step 13 (fun () -> handlers := (fun k -> (check y.value)) :: !handlers)
let () = step 14 (fun () -> (let v34 = c in List.iter (fun v35 -> (match (List.hd !cells).link with None -> (v35.value <- !(b)) | Some v36 -> (v34 := 0))) !cells))
let () = step 15 (fun () -> rows.(1) <- Array.copy (arr))
let () = step 16 (fun () -> Array.iteri (fun v38 _ -> Queue.add (same).(1) queue) rows.(0))
let () = step 17 (fun () -> rows.(1) <- Array.copy (same))
let () = step 18 (fun () -> Queue.add (((List.hd !cells).value + 3) mod (String.length (Hashtbl.find table !(c)))) queue)
let () = step 19 (fun () -> (let v42 = rows.(2) in (try refs.(4) := !(a); Hashtbl.remove table (List.hd !cells).value with Stop _ -> (refs.(1) <- a) | Not_found -> ((let v47 = { value = 5; link = Some x; tag = "z" } in refs.(1) := !(b); refs.(3) := !(c)))); (List.hd !cells).link <- Some (List.hd !cells)))
let () = step 20 (fun () -> Array.iteri (fun v49 _ -> List.iter (fun v50 -> (match v50.link with None -> (a := 5) | Some v51 -> ((rows.(2)).(4) <- v49))) !cells) same)
let () = step 21 (fun () -> print_int (if (List.hd !cells).tag = "x" then (if (List.hd !cells).tag = "x" then !(b) else 1) else (!(refs.(3)) - 5)); print_char ' ')
let () = step 22 (fun () -> cells := x :: !cells)
let () = step 23 (fun () -> refs.(3) := ((Queue.pop queue) mod (!(a) - 8)))
let () = step 24 (fun () -> (arr).(((if arr = same then !(refs.(3)) else 3) * 0) land 3) <- (if x.tag = "x" then (Queue.pop queue) else (check x.value)))
