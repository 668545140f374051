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
let () = step 0 (fun () -> (let v1 = { value = (let r = a in r := (8 mod !(c)); !r); link = Some (List.hd !cells); tag = "z" } in (let v2 = (check !(refs.(3))) in handlers := (fun k -> !(a)) :: !handlers); for v4 = 1 to 0 do print_int !(refs.(2)); print_char ' ' done))
let () = step 1 (fun () -> (let v6 = same in print_int ((List.hd !cells).value + !(a)); print_char ' '; Queue.add (Queue.pop queue) queue))
let () = step 2 (fun () -> Queue.add (if rows.(0) = arr then y.value else (List.fold_left (fun s f -> s + f 1) 0 !handlers)) queue)
let () = step 3 (fun () -> rows.(0) <- Array.copy (rows.(3)))
let () = step 4 (fun () -> for v11 = 1 to 2 do (List.hd !cells).link <- None done)
let () = step 5 (fun () -> Hashtbl.replace table (if rows.(0) = rows.(3) then (same).(4) else (String.length (Hashtbl.find table 5))) "q")
let () = step 6 (fun () -> raise (Stop (let r = refs.(4) in r := (List.hd !cells).value; !r)))
let () = step 7 (fun () -> for v15 = 1 to 1 do (match x.link with None -> (refs.(1) <- a) | Some v16 -> (print_int !(c); print_char ' ')) done)
let () = step 8 (fun () -> c := (try (4 * 0) with Stop k -> a := k; k))
let () = step 9 (fun () -> (if (try (!(a) - !(b)) with Stop k -> a := k; k) > (((List.hd !cells).value - 8) * 3) then ((let v21 = c in handlers := (fun k -> 0) :: !handlers)) else (Buffer.add_string log (string_of_int (rows.(0)).(4)))))
let () = step 10 (fun () -> (let v24 = (if x.tag = "x" then (Queue.pop queue) else (Queue.pop queue)) in for v25 = 0 to 2 do Queue.add y.value queue done))
let () = step 11 (fun () -> Hashtbl.remove table (if a == b then (if arr = arr then (List.hd !cells).value else x.value) else (check !(a))))
let () = step 12 (fun () -> List.iter (fun v28 -> Array.iteri (fun v29 _ -> (if v29 > x.value then (incr (c)) else (c := v28.value))) arr) !cells)
let () = step 13 (fun () -> cells := (List.hd !cells) :: !cells)
let () = step 14 (fun () -> (let v32 = a in rows.(2) <- Array.copy (rows.(1))))
let () = step 15 (fun () -> cells := x :: !cells)
let () = step 16 (fun () -> refs.(2) <- b)
let () = step 17 (fun () -> Buffer.clear log)
let () = step 18 (fun () -> for v37 = 1 to 1 do cells := y :: !cells done)
let () = step 19 (fun () -> (let v39 = ref (tick ()) in (if (try !(refs.(1)) with Stop k -> a := k; k) > y.value then (handlers := (fun k -> (List.hd !cells).value) :: !handlers) else ((arr).((List.hd !cells).value land 3) <- x.value)); y.link <- None))
let () = step 20 (fun () -> Hashtbl.replace table (Queue.pop queue) "p")
let () = step 21 (fun () -> for v45 = 0 to 2 do handlers := List.tl !handlers done)
let () = step 22 (fun () -> print_int (check (1 mod y.value)); print_char ' ')
let () = step 23 (fun () -> Buffer.clear log)
let () = step 24 (fun () -> raise (Stop (try (let r = refs.(2) in r := !(a); !r) with Stop k -> a := k; k)))
