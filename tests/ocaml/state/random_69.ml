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
let () = step 0 (fun () -> refs.(3) <- refs.(1))
let () = step 1 (fun () -> (arr).(((List.fold_left (fun s f -> s + f 1) 0 !handlers) mod (add 0)) land 3) <- (add (try (List.hd !cells).value with Stop k -> a := k; k)))
let () = step 2 (fun () -> (raise (Stop (tick ())); (try (let v6 = a in (rows.(2)).(3) <- !(a)); ((arr).(3) <- (List.hd !cells).value; incr (refs.(2))) with Stop _ -> ((match (List.hd !cells).link with None -> (x.value <- 1) | Some v8 -> (incr (c)))) | Not_found -> ((try incr (refs.(4)); (rows.(2)).(2) <- 2 with Stop _ -> (refs.(4) := !(c)) | Not_found -> ((arr).(1) <- x.value))))))
let () = step 3 (fun () -> Hashtbl.remove table x.value)
let () = step 4 (fun () -> Hashtbl.replace table ((Queue.pop queue) mod !(b)) "r")
let () = step 5 (fun () -> handlers := (fun k -> ((Array.fold_left (fun s k -> s * 2 + k) 0 rows.(1)) * 2)) :: !handlers)
let () = step 6 (fun () -> print_int ((Array.fold_left (fun s k -> s * 2 + k) 0 same) * 2); print_char ' ')
let () = step 7 (fun () -> (refs.(4) := (y.value + !(a)); Buffer.clear log))
let () = step 8 (fun () -> Hashtbl.remove table (check (let r = refs.(3) in r := 2; !r)))
let () = step 9 (fun () -> (let v18 = { value = (if b == b then (Array.fold_left (fun s k -> s * 2 + k) 0 same) else (Array.fold_left (fun s k -> s * 2 + k) 0 rows.(3))); link = Some x; tag = "z" } in refs.(3) <- a; Array.iteri (fun v20 _ -> cells := v18 :: !cells) arr))
let () = step 10 (fun () -> Buffer.add_string log (string_of_int ((List.hd !cells).value * 0)))
let () = step 11 (fun () -> print_int (if y.tag = "x" then y.value else (check 3)); print_char ' ')
let () = step 12 (fun () -> Hashtbl.remove table (if y.tag = "x" then x.value else (List.fold_left (fun s f -> s + f 2) 0 !handlers)))
let () = step 13 (fun () -> raise (Stop ((if (List.hd !cells).tag = "x" then !(a) else y.value) - (try !(c) with Stop k -> a := k; k))))
let () = step 14 (fun () -> y.link <- None)
let () = step 15 (fun () -> Array.iteri (fun v27 _ -> (if (tick ()) > (if rows.(0) = same then x.value else 0) then (Hashtbl.remove table 7) else (handlers := List.tl !handlers))) same)
let () = step 16 (fun () -> handlers := (fun k -> ((if (List.hd !cells).tag = "x" then 5 else k) mod (k mod 1))) :: !handlers)
let () = step 17 (fun () -> Hashtbl.remove table (String.length (Hashtbl.find table (let r = refs.(3) in r := x.value; !r))))
let () = step 18 (fun () -> a := y.value)
let () = step 19 (fun () -> x.link <- Some y)
let () = step 20 (fun () -> y.value <- (rows.(1)).(0))
let () = step 21 (fun () -> handlers := List.tl !handlers)
let () = step 22 (fun () -> (match y.link with None -> (raise (Stop (tick ()))) | Some v37 -> ((let v39 = (Array.fold_left (fun s k -> s * 2 + k) 0 same) in (let v40 = same in (same).(4) <- v37.value; v37.value <- v37.value)))))
let () = step 23 (fun () -> handlers := (fun k -> (List.hd !cells).value) :: !handlers)
let () = step 24 (fun () -> (let v42 = { value = (try (List.fold_left (fun s f -> s + f 3) 0 !handlers) with Stop k -> a := k; k); link = Some (List.hd !cells); tag = "z" } in raise (Stop (if b == a then 2 else 6)); (let v44 = (x.value - 0) in print_int !(refs.(0)); print_char ' ')))
