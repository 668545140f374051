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
let () = step 0 (fun () -> (let v1 = { value = ((Queue.pop queue) mod (List.hd !cells).value); link = Some x; tag = "z" } in handlers := (fun k -> (if x.tag = "x" then 3 else k)) :: !handlers; (let v3 = rows.(1) in refs.(3) <- c; (let v5 = !(c) in x.value <- v5))))
let () = step 1 (fun () -> rows.(1) <- Array.copy (arr))
let () = step 2 (fun () -> Hashtbl.remove table (if x.tag = "x" then (6 + 5) else (0 - (List.hd !cells).value)))
let () = step 3 (fun () -> List.iter (fun v8 -> Queue.add x.value queue) !cells)
let () = step 4 (fun () -> (match y.link with None -> ((match y.link with None -> ((List.hd !cells).value <- y.value) | Some v11 -> (refs.(2) := 0))) | Some v10 -> (Queue.add (try 5 with Stop k -> a := k; k) queue)))
let () = step 5 (fun () -> handlers := List.tl !handlers)
let () = step 6 (fun () -> (let v16 = refs.(4) in refs.(2) <- refs.(0)))
let () = step 7 (fun () -> (let v18 = ref (String.length (Hashtbl.find table (if (List.hd !cells).tag = "x" then 3 else !(refs.(0))))) in refs.(1) := (try !(a) with Stop k -> a := k; k); refs.(2) <- a))
let () = step 8 (fun () -> Hashtbl.replace table (if b == b then (List.hd !cells).value else (let r = c in r := 1; !r)) "p")
let () = step 9 (fun () -> x.value <- (String.length (Hashtbl.find table (!(b) * 2))))
let () = step 10 (fun () -> Hashtbl.remove table ((add x.value) - (tick ())))
let () = step 11 (fun () -> refs.(1) <- c)
let () = step 12 (fun () -> handlers := (fun k -> ((!(c) mod !(c)) - (!(c) * 2))) :: !handlers)
let () = step 13 (fun () -> List.iter (fun v26 -> print_int (if same = rows.(2) then 2 else 2); print_char ' ') !cells)
let () = step 14 (fun () -> handlers := List.tl !handlers)
let () = step 15 (fun () -> cells := x :: !cells)
let () = step 16 (fun () -> a := !(b))
let () = step 17 (fun () -> cells := y :: !cells)
let () = step 18 (fun () -> refs.(0) <- b)
let () = step 19 (fun () -> List.iter (fun v33 -> (match v33.link with None -> (Hashtbl.replace table 6 "q") | Some v34 -> (cells := x :: !cells))) !cells)
let () = step 20 (fun () -> List.iter (fun v37 -> (try refs.(3) <- b; (if y.value > 5 then (a := 4) else (v37.value <- !(b))) with Stop _ -> (List.iter (fun v41 -> (arr).(4) <- 2) !cells) | Not_found -> ((incr (b); b := x.value)))) !cells)
let () = step 21 (fun () -> print_int !(refs.(3)); print_char ' ')
let () = step 22 (fun () -> (List.hd !cells).value <- ((y.value + 6) + (let r = c in r := 0; !r)))
let () = step 23 (fun () -> print_int (check (try (List.hd !cells).value with Stop k -> a := k; k)); print_char ' ')
let () = step 24 (fun () -> rows.(2) <- Array.copy (rows.(1)))
