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
let () = step 0 (fun () -> (let v1 = a in handlers := (fun k -> (Array.fold_left (fun s k -> s * 2 + k) 0 same)) :: !handlers))
let () = step 1 (fun () -> handlers := (fun k -> !(refs.(4))) :: !handlers)
let () = step 2 (fun () -> x.link <- Some y)
let () = step 3 (fun () -> raise (Stop ((Queue.pop queue) - (if rows.(3) = arr then !(b) else (List.hd !cells).value))))
let () = step 4 (fun () -> (let v6 = c in rows.(2) <- Array.copy (rows.(2))))
let () = step 5 (fun () -> for v8 = 1 to 2 do Hashtbl.remove table (add v8) done)
let () = step 6 (fun () -> handlers := (fun k -> (tick ())) :: !handlers)
let () = step 7 (fun () -> (rows.(1)).((check (Queue.pop queue)) land 3) <- ((check 6) + (if b == a then 7 else (List.hd !cells).value)))
let () = step 8 (fun () -> (let v12 = ref (if y.tag = "x" then !(c) else (Queue.pop queue)) in refs.(2) <- b; (let v14 = same in Buffer.clear log; (let v16 = v14 in incr (b); incr (v12)))))
let () = step 9 (fun () -> (let v17 = !(b) in rows.(2) <- same))
let () = step 10 (fun () -> raise (Stop (Array.fold_left (fun s k -> s * 2 + k) 0 same)))
let () = step 11 (fun () -> (let v20 = b in (if (tick ()) > (same).(3) then ((let v22 = !(v20) in (rows.(0)).(2) <- (List.hd !cells).value)) else (rows.(2) <- arr))))
let () = step 12 (fun () -> (let v24 = { value = (add !(refs.(2))); link = Some (List.hd !cells); tag = "z" } in (if (!(c) + x.value) > (let r = b in r := 7; !r) then (Buffer.add_string log (string_of_int 8)) else (cells := x :: !cells)); (try y.link <- None; c := x.value with Stop _ -> ((let v31 = ref y.value in (arr).(0) <- (List.hd !cells).value; y.value <- 4)) | Not_found -> (cells := v24 :: !cells))))
let () = step 13 (fun () -> (rows.(3)).((if x.tag = "x" then (!(b) mod y.value) else (if same = arr then !(a) else y.value)) land 3) <- (add (check (List.hd !cells).value)))
let () = step 14 (fun () -> x.link <- None)
let () = step 15 (fun () -> (try (print_int y.value; print_char ' '; handlers := List.tl !handlers); (let v39 = a in (let v40 = { value = !(v39); link = Some y; tag = "z" } in (arr).(4) <- 3; (same).(3) <- x.value)) with Stop _ -> (handlers := (fun k -> (if x.tag = "x" then k else 2)) :: !handlers) | Not_found -> ((match y.link with None -> ((if !(c) > !(a) then (refs.(2) := !(a)) else ((same).(4) <- 5))) | Some v42 -> (cells := (List.hd !cells) :: !cells)))))
let () = step 16 (fun () -> Queue.add (add (same).(2)) queue)
let () = step 17 (fun () -> Buffer.add_string log (string_of_int (check (tick ()))))
let () = step 18 (fun () -> for v47 = 1 to 1 do refs.(0) := (check 5) done)
let () = step 19 (fun () -> cells := y :: !cells)
let () = step 20 (fun () -> Buffer.add_string log (string_of_int y.value))
let () = step 21 (fun () -> raise (Stop (String.length (Hashtbl.find table (add !(b))))))
let () = step 22 (fun () -> (let v52 = rows.(2) in Buffer.clear log; (let v54 = refs.(2) in Buffer.clear log)))
let () = step 23 (fun () -> Hashtbl.replace table !(refs.(3)) "q")
let () = step 24 (fun () -> Buffer.clear log)
