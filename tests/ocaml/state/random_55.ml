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
let () = step 0 (fun () -> (let v1 = (List.fold_left (fun s f -> s + f 2) 0 !handlers) in refs.(2) <- refs.(3)))
let () = step 1 (fun () -> (print_int (x.value * 3); print_char ' '; (match x.link with None -> (List.iter (fun v6 -> incr (b)) !cells) | Some v5 -> (rows.(0) <- same))))
let () = step 2 (fun () -> (let v8 = same in handlers := List.tl !handlers; (if (let r = refs.(3) in r := y.value; !r) > (add y.value) then (Hashtbl.replace table !(refs.(1)) "r") else (Buffer.add_string log (string_of_int !(c))))))
let () = step 3 (fun () -> (let v13 = ref (Queue.pop queue) in (let v14 = ref (check x.value) in (List.hd !cells).value <- (List.hd !cells).value; v14 := 3); raise (Stop (check !(a)))))
let () = step 4 (fun () -> Buffer.clear log)
let () = step 5 (fun () -> (let v19 = y.value in handlers := List.tl !handlers))
let () = step 6 (fun () -> Buffer.clear log)
let () = step 7 (fun () -> (if (let r = a in r := (if refs.(3) == refs.(0) then x.value else 0); !r) > (check (if refs.(1) == c then !(refs.(2)) else (List.hd !cells).value)) then (raise (Stop (arr).(4))) else (handlers := (fun k -> (3 - 4)) :: !handlers)))
let () = step 8 (fun () -> handlers := List.tl !handlers)
let () = step 9 (fun () -> (let v26 = ref ((Queue.pop queue) + (!(c) - !(refs.(4)))) in Hashtbl.replace table (tick ()) "p"; Hashtbl.replace table (x.value mod !(v26)) "q"))
let () = step 10 (fun () -> Buffer.clear log)
let () = step 11 (fun () -> (arr).(((!(a) + y.value) mod (List.fold_left (fun s f -> s + f 3) 0 !handlers)) land 3) <- (String.length (Hashtbl.find table (if (List.hd !cells).tag = "x" then 5 else 4))))
let () = step 12 (fun () -> Hashtbl.remove table (Array.fold_left (fun s k -> s * 2 + k) 0 arr))
let () = step 13 (fun () -> (match (List.hd !cells).link with None -> ((rows.(1) <- same; (let v35 = arr in (List.hd !cells).value <- x.value; y.value <- x.value))) | Some v32 -> (raise (Stop (if a == refs.(0) then x.value else v32.value)))))
let () = step 14 (fun () -> b := (Array.fold_left (fun s k -> s * 2 + k) 0 rows.(1)))
let () = step 15 (fun () -> x.value <- (if (List.hd !cells).tag = "x" then (add !(c)) else (if refs.(1) == refs.(0) then !(c) else !(b))))
let () = step 16 (fun () -> (List.hd !cells).value <- (List.fold_left (fun s f -> s + f 1) 0 !handlers))
let () = step 17 (fun () -> refs.(1) <- a)
let () = step 18 (fun () -> List.iter (fun v41 -> y.link <- Some x) !cells)
let () = step 19 (fun () -> raise (Stop (if b == refs.(0) then (x.value + 3) else ((List.hd !cells).value mod y.value))))
let () = step 20 (fun () -> (let v44 = { value = y.value; link = Some y; tag = "z" } in (if (Queue.pop queue) > (try 6 with Stop k -> a := k; k) then (Hashtbl.replace table !(b) "p") else (Buffer.add_string log (string_of_int !(a)))); for v48 = 0 to 0 do Hashtbl.replace table x.value "p" done))
let () = step 21 (fun () -> rows.(0) <- Array.copy (arr))
let () = step 22 (fun () -> Array.iteri (fun v51 _ -> print_int (Queue.pop queue); print_char ' ') arr)
let () = step 23 (fun () -> List.iter (fun v53 -> rows.(2) <- Array.copy (same)) !cells)
let () = step 24 (fun () -> y.link <- Some y)
