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
let () = step 0 (fun () -> (let v1 = (if rows.(3) = rows.(2) then (let r = refs.(3) in r := !(a); !r) else (!(a) mod !(refs.(3)))) in Hashtbl.remove table (add 4)))
let () = step 1 (fun () -> (rows.(0)).(!(b) land 3) <- ((0 - x.value) mod (if y.tag = "x" then !(refs.(1)) else !(c))))
let () = step 2 (fun () -> (let v4 = (tick ()) in (let v5 = arr in x.link <- None; handlers := (fun k -> !(c)) :: !handlers)))
let () = step 3 (fun () -> refs.(1) <- refs.(2))
let () = step 4 (fun () -> (List.hd !cells).link <- Some x)
let () = step 5 (fun () -> (same).((add (let r = b in r := !(refs.(4)); !r)) land 3) <- (Queue.pop queue))
let () = step 6 (fun () -> Array.iteri (fun v11 _ -> Buffer.add_string log (string_of_int (let r = a in r := 1; !r))) same)
let () = step 7 (fun () -> y.value <- ((arr).(3) + (Queue.pop queue)))
let () = step 8 (fun () -> for v14 = 0 to 1 do (let v15 = (v14 * 0) in (let v16 = { value = v14; link = Some x; tag = "z" } in b := v15; b := v16.value)) done)
let () = step 9 (fun () -> handlers := List.tl !handlers)
let () = step 10 (fun () -> handlers := List.tl !handlers)
let () = step 11 (fun () -> (match (List.hd !cells).link with None -> (print_int (!(c) * 0); print_char ' ') | Some v19 -> (Hashtbl.remove table (Array.fold_left (fun s k -> s * 2 + k) 0 same))))
let () = step 12 (fun () -> Hashtbl.replace table (tick ()) "q")
let () = step 13 (fun () -> Array.iteri (fun v23 _ -> (let v24 = same in Buffer.add_string log (string_of_int v23); Hashtbl.remove table 2)) rows.(1))
let () = step 14 (fun () -> Hashtbl.remove table !(c))
let () = step 15 (fun () -> (if (add (let r = b in r := y.value; !r)) > (add (List.hd !cells).value) then (refs.(2) <- refs.(0)) else (Buffer.clear log)))
let () = step 16 (fun () -> y.link <- None)
let () = step 17 (fun () -> c := (let r = refs.(1) in r := (if (List.hd !cells).tag = "x" then !(refs.(0)) else (List.hd !cells).value); !r))
let () = step 18 (fun () -> (if (Queue.pop queue) > ((Array.fold_left (fun s k -> s * 2 + k) 0 rows.(1)) * 2) then (handlers := List.tl !handlers) else (cells := x :: !cells)))
let () = step 19 (fun () -> (let v36 = same in cells := x :: !cells; Buffer.clear log))
let () = step 20 (fun () -> handlers := List.tl !handlers)
let () = step 21 (fun () -> handlers := List.tl !handlers)
let () = step 22 (fun () -> b := (let r = a in r := (String.length (Hashtbl.find table 6)); !r))
let () = step 23 (fun () -> Hashtbl.remove table x.value)
let () = step 24 (fun () -> handlers := (fun k -> (if c == refs.(4) then (rows.(2)).(1) else (Queue.pop queue))) :: !handlers)
