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
let () = step 0 (fun () -> Array.iteri (fun v1 _ -> (List.hd !cells).value <- (!(c) - !(b))) rows.(2))
let () = step 1 (fun () -> print_int (add (8 * 3)); print_char ' ')
let () = step 2 (fun () -> (Buffer.add_string log (string_of_int x.value); refs.(1) <- c))
let () = step 3 (fun () -> (refs.(2) <- c; Hashtbl.remove table (if arr = same then 8 else 5)))
let () = step 4 (fun () -> handlers := (fun k -> (rows.(1)).(0)) :: !handlers)
let () = step 5 (fun () -> (match y.link with None -> (Hashtbl.replace table (y.value * 1) "q") | Some v11 -> (cells := v11 :: !cells)))
let () = step 6 (fun () -> handlers := List.tl !handlers)
let () = step 7 (fun () -> Buffer.add_string log (string_of_int x.value))
let () = step 8 (fun () -> (let v16 = b in x.link <- None))
let () = step 9 (fun () -> Buffer.clear log)
let () = step 10 (fun () -> Hashtbl.replace table (String.length (Hashtbl.find table (!(a) + (List.hd !cells).value))) "q")
let () = step 11 (fun () -> Array.iteri (fun v20 _ -> handlers := (fun k -> (List.fold_left (fun s f -> s + f 3) 0 !handlers)) :: !handlers) same)
let () = step 12 (fun () -> print_int ((try !(refs.(2)) with Stop k -> a := k; k) * 3); print_char ' ')
let () = step 13 (fun () -> Buffer.add_string log (string_of_int (Array.fold_left (fun s k -> s * 2 + k) 0 same)))
let () = step 14 (fun () -> (let v24 = { value = (let r = refs.(2) in r := (if (List.hd !cells).tag = "x" then y.value else y.value); !r); link = Some y; tag = "z" } in cells := x :: !cells; Queue.add (let r = c in r := 2; !r) queue))
let () = step 15 (fun () -> for v27 = 0 to 1 do (same).((!(b) * 1) land 3) <- (v27 - v27) done)
let () = step 16 (fun () -> (let v29 = ((tick ()) - (if y.tag = "x" then !(c) else !(b))) in print_int (String.length (Hashtbl.find table !(b))); print_char ' '))
let () = step 17 (fun () -> cells := (List.hd !cells) :: !cells)
let () = step 18 (fun () -> raise (Stop ((List.hd !cells).value - (check 0))))
let () = step 19 (fun () -> raise (Stop (try (Queue.pop queue) with Stop k -> a := k; k)))
let () = step 20 (fun () -> (let v34 = { value = (let r = c in r := (add y.value); !r); link = Some x; tag = "z" } in (match y.link with None -> ((List.hd !cells).value <- v34.value) | Some v35 -> (List.iter (fun v37 -> incr (c)) !cells)); (List.hd !cells).link <- Some x))
let () = step 21 (fun () -> for v39 = 0 to 0 do Hashtbl.remove table x.value done)
let () = step 22 (fun () -> (let v41 = ref ((arr).(0) - (7 - !(refs.(0)))) in a := (check !(b)); for v43 = 1 to 1 do (match (List.hd !cells).link with None -> (y.value <- 0) | Some v44 -> (incr (a))) done))
let () = step 23 (fun () -> handlers := (fun k -> (same).(1)) :: !handlers)
let () = step 24 (fun () -> a := ((if c == c then 8 else !(c)) mod (if same = arr then !(refs.(4)) else x.value)))
