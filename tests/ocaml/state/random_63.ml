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
let () = step 0 (fun () -> handlers := List.tl !handlers)
let () = step 1 (fun () -> (match (List.hd !cells).link with None -> ((List.hd !cells).link <- Some y) | Some v2 -> (((x.value <- !(c); v2.value <- 8); (let v6 = ref v2.value in incr (a); incr (c))))))
let () = step 2 (fun () -> (try Buffer.clear log; handlers := List.tl !handlers with Stop _ -> (Array.iteri (fun v10 _ -> (if 1 > y.value then ((rows.(2)).(0) <- !(c)) else ((arr).(4) <- !(a)))) arr) | Not_found -> (rows.(1) <- same)))
let () = step 3 (fun () -> (same).(((Queue.pop queue) + y.value) land 3) <- (if rows.(2) = rows.(2) then (add !(refs.(3))) else (Array.fold_left (fun s k -> s * 2 + k) 0 arr)))
let () = step 4 (fun () -> (let v14 = ref (rows.(3)).(2) in handlers := (fun k -> (List.fold_left (fun s f -> s + f 3) 0 !handlers)) :: !handlers; Array.iteri (fun v16 _ -> refs.(3) <- b) rows.(1)))
let () = step 5 (fun () -> handlers := (fun k -> (arr).(1)) :: !handlers)
let () = step 6 (fun () -> Queue.add ((Array.fold_left (fun s k -> s * 2 + k) 0 rows.(0)) mod !(refs.(1))) queue)
let () = step 7 (fun () -> (let v20 = ref ((List.fold_left (fun s f -> s + f 3) 0 !handlers) - (Queue.pop queue)) in (match (List.hd !cells).link with None -> ((let v22 = ref 7 in y.value <- 7; y.value <- (List.hd !cells).value)) | Some v21 -> (rows.(1) <- Array.copy (arr))); (try (same).((List.hd !cells).value land 3) <- 7; List.iter (fun v26 -> (arr).(3) <- !(c)) !cells with Stop _ -> ((let v27 = rows.(0) in (v27).(0) <- 0; v20 := !(c))) | Not_found -> (rows.(2) <- Array.copy (arr)))))
let () = step 8 (fun () -> (let v29 = { value = (List.fold_left (fun s f -> s + f 2) 0 !handlers); link = Some y; tag = "z" } in (rows.(1)).((check x.value) land 3) <- (try !(a) with Stop k -> a := k; k); (Queue.add 1 queue; ((arr).(1) <- 7; b := !(refs.(4))))))
let () = step 9 (fun () -> Hashtbl.remove table ((if b == b then y.value else !(a)) * 2))
let () = step 10 (fun () -> handlers := List.tl !handlers)
let () = step 11 (fun () -> (match x.link with None -> (raise (Stop (if y.tag = "x" then (List.hd !cells).value else !(c)))) | Some v36 -> (((match v36.link with None -> (y.value <- !(refs.(3))) | Some v39 -> (v36.value <- (List.hd !cells).value)); (let v40 = rows.(1) in refs.(1) := 5; v36.value <- !(a))))))
let () = step 12 (fun () -> List.iter (fun v41 -> (let v42 = { value = (check y.value); link = Some y; tag = "z" } in (let v43 = same in a := v42.value; incr (b)); v42.value <- 4)) !cells)
let () = step 13 (fun () -> rows.(1) <- Array.copy (rows.(1)))
let () = step 14 (fun () -> x.value <- (same).(1))
let () = step 15 (fun () -> (let v47 = { value = (Queue.pop queue); link = Some (List.hd !cells); tag = "z" } in Hashtbl.replace table (!(refs.(3)) * 1) "r"; for v49 = 0 to 0 do a := !(c) done))
let () = step 16 (fun () -> x.value <- (add (String.length (Hashtbl.find table 0))))
let () = step 17 (fun () -> (Queue.add (let r = refs.(4) in r := (List.hd !cells).value; !r) queue; for v54 = 0 to 1 do (incr (a); y.value <- v54) done))
let () = step 18 (fun () -> Queue.add (add (rows.(0)).(3)) queue)
let () = step 19 (fun () -> handlers := List.tl !handlers)
let () = step 20 (fun () -> (let v58 = same in (if (let r = b in r := !(a); !r) > y.value then (b := !(c)) else (Buffer.clear log)); Array.iteri (fun v62 _ -> (let v63 = ref x.value in (rows.(3)).(4) <- v62; incr (c))) v58))
let () = step 21 (fun () -> raise (Stop ((0 mod 1) mod (x.value mod 6))))
let () = step 22 (fun () -> Hashtbl.remove table (try (String.length (Hashtbl.find table (List.hd !cells).value)) with Stop k -> a := k; k))
let () = step 23 (fun () -> Queue.add (!(a) + (!(b) + !(refs.(3)))) queue)
let () = step 24 (fun () -> (let v67 = a in cells := x :: !cells))
