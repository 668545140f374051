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
let () = step 0 (fun () -> Hashtbl.remove table (arr).(3))
let () = step 1 (fun () -> (same).(((6 + 4) * 2) land 3) <- y.value)
let () = step 2 (fun () -> handlers := List.tl !handlers)
let () = step 3 (fun () -> refs.(1) := !(refs.(1)))
let () = step 4 (fun () -> Hashtbl.replace table (if a == a then (arr).(1) else (add x.value)) "q")
let () = step 5 (fun () -> (try (let v7 = (String.length (Hashtbl.find table !(b))) in raise (Stop 5)); cells := y :: !cells with Stop _ -> (cells := y :: !cells) | Not_found -> (for v11 = 0 to 2 do handlers := (fun k -> 5) :: !handlers done)))
let () = step 6 (fun () -> Hashtbl.replace table !(a) "q")
let () = step 7 (fun () -> cells := (List.hd !cells) :: !cells)
let () = step 8 (fun () -> Hashtbl.remove table (if (List.hd !cells).tag = "x" then (if c == b then x.value else !(refs.(4))) else (List.hd !cells).value))
let () = step 9 (fun () -> raise (Stop (tick ())))
let () = step 10 (fun () -> (same).(!(b) land 3) <- (if (List.hd !cells).tag = "x" then (if c == a then 2 else 5) else (same).(4)))
let () = step 11 (fun () -> x.value <- (try (6 - !(a)) with Stop k -> a := k; k))
let () = step 12 (fun () -> Hashtbl.remove table (let r = c in r := (String.length (Hashtbl.find table (List.hd !cells).value)); !r))
let () = step 13 (fun () -> List.iter (fun v20 -> Array.iteri (fun v21 _ -> Buffer.add_string log (string_of_int v21)) same) !cells)
let () = step 14 (fun () -> (if (check (String.length (Hashtbl.find table (List.hd !cells).value))) > ((if rows.(3) = rows.(1) then (List.hd !cells).value else (List.hd !cells).value) - (3 - !(a))) then ((((rows.(3)).(2) <- !(c); x.value <- (List.hd !cells).value); refs.(3) <- a)) else (Array.iteri (fun v27 _ -> Buffer.clear log) same)))
let () = step 15 (fun () -> (let v29 = refs.(3) in (if (tick ()) > (try y.value with Stop k -> a := k; k) then (List.iter (fun v31 -> v29 := 8) !cells) else ((match x.link with None -> (incr (refs.(1))) | Some v32 -> ((same).(0) <- v32.value))))))
let () = step 16 (fun () -> (x.value <- (if a == b then !(refs.(1)) else y.value); Hashtbl.replace table (String.length (Hashtbl.find table x.value)) "r"))
let () = step 17 (fun () -> Buffer.add_string log (string_of_int (let r = b in r := (if arr = same then 4 else 2); !r)))
let () = step 18 (fun () -> (if x.value > (tick ()) then ((let v38 = rows.(1) in Buffer.add_string log (string_of_int 7); (let v40 = c in c := 6))) else ((arr).((if refs.(4) == a then (List.hd !cells).value else !(a)) land 3) <- (List.hd !cells).value)))
let () = step 19 (fun () -> print_int (tick ()); print_char ' ')
let () = step 20 (fun () -> Hashtbl.replace table (if b == a then (try !(c) with Stop k -> a := k; k) else (if x.tag = "x" then y.value else 8)) "p")
let () = step 21 (fun () -> handlers := (fun k -> (check (List.fold_left (fun s f -> s + f 1) 0 !handlers))) :: !handlers)
let () = step 22 (fun () -> for v45 = 1 to 0 do y.value <- (v45 * 1) done)
let () = step 23 (fun () -> rows.(0) <- Array.copy (rows.(0)))
let () = step 24 (fun () -> (let v48 = rows.(1) in Queue.add (add y.value) queue; Hashtbl.replace table (if rows.(1) = v48 then (List.hd !cells).value else !(refs.(0))) "p"))
