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
let () = step 0 (fun () -> Hashtbl.remove table (rows.(3)).(1))
let () = step 1 (fun () -> Queue.add (List.fold_left (fun s f -> s + f 2) 0 !handlers) queue)
let () = step 2 (fun () -> (List.hd !cells).value <- (if arr = rows.(2) then (tick ()) else (Queue.pop queue)))
let () = step 3 (fun () -> x.link <- Some y)
let () = step 4 (fun () -> for v5 = 1 to 2 do (if !(refs.(0)) > (v5 - !(b)) then ((let v7 = refs.(4) in v7 := y.value)) else (Array.iteri (fun v8 _ -> y.value <- v5) rows.(0))) done)
let () = step 5 (fun () -> refs.(3) <- c)
let () = step 6 (fun () -> (let v10 = a in print_int (List.fold_left (fun s f -> s + f 2) 0 !handlers); print_char ' '))
let () = step 7 (fun () -> (let v12 = { value = (List.fold_left (fun s f -> s + f 0) 0 !handlers); link = Some (List.hd !cells); tag = "z" } in (match y.link with None -> (b := v12.value) | Some v13 -> (handlers := List.tl !handlers)); cells := v12 :: !cells))
let () = step 8 (fun () -> (same).((String.length (Hashtbl.find table (check 0))) land 3) <- ((Array.fold_left (fun s k -> s * 2 + k) 0 rows.(3)) mod (if x.tag = "x" then (List.hd !cells).value else x.value)))
let () = step 9 (fun () -> for v18 = 0 to 0 do (if (6 + v18) > (List.hd !cells).value then ((let v20 = y.value in (arr).(4) <- !(a))) else (handlers := (fun k -> !(refs.(3))) :: !handlers)) done)
let () = step 10 (fun () -> handlers := List.tl !handlers)
let () = step 11 (fun () -> refs.(3) := (List.fold_left (fun s f -> s + f 3) 0 !handlers))
let () = step 12 (fun () -> rows.(0) <- rows.(2))
let () = step 13 (fun () -> rows.(1) <- arr)
let () = step 14 (fun () -> handlers := (fun k -> ((try 4 with Stop k -> a := k; k) mod (add 7))) :: !handlers)
let () = step 15 (fun () -> (let v27 = same in print_int (Array.fold_left (fun s k -> s * 2 + k) 0 arr); print_char ' '; Array.iteri (fun v29 _ -> (List.hd !cells).link <- None) same))
let () = step 16 (fun () -> Queue.add (try (tick ()) with Stop k -> a := k; k) queue)
let () = step 17 (fun () -> raise (Stop (tick ())))
let () = step 18 (fun () -> print_int (Array.fold_left (fun s k -> s * 2 + k) 0 rows.(1)); print_char ' ')
let () = step 19 (fun () -> (let v34 = b in (rows.(1)).((if v34 == v34 then !(a) else (List.hd !cells).value) land 3) <- (tick ())))
let () = step 20 (fun () -> Array.iteri (fun v36 _ -> (let v37 = ref (1 + v36) in for v38 = 0 to 0 do (same).(2) <- v36 done; c := !(v37))) rows.(0))
let () = step 21 (fun () -> y.value <- (same).(0))
let () = step 22 (fun () -> Buffer.add_string log (string_of_int (if same = arr then (x.value mod 4) else y.value)))
let () = step 23 (fun () -> Array.iteri (fun v42 _ -> (handlers := (fun k -> !(b)) :: !handlers; x.link <- None)) same)
let () = step 24 (fun () -> (cells := y :: !cells; (let v48 = a in (same).(y.value land 3) <- (List.hd !cells).value)))
