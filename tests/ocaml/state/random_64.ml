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
let () = step 0 (fun () -> x.value <- (let r = a in r := (List.fold_left (fun s f -> s + f 0) 0 !handlers); !r))
let () = step 1 (fun () -> y.value <- (Queue.pop queue))
let () = step 2 (fun () -> x.value <- (List.fold_left (fun s f -> s + f 3) 0 !handlers))
let () = step 3 (fun () -> rows.(1) <- same)
let () = step 4 (fun () -> refs.(3) <- a)
let () = step 5 (fun () -> (try Buffer.add_string log (string_of_int (String.length (Hashtbl.find table y.value))); for v8 = 0 to 2 do (same).(!(refs.(1)) land 3) <- !(b) done with Stop _ -> ((let v10 = ref (8 mod x.value) in print_int (List.hd !cells).value; print_char ' '; (arr).(!(b) land 3) <- x.value)) | Not_found -> (Queue.add (Array.fold_left (fun s k -> s * 2 + k) 0 same) queue)))
let () = step 6 (fun () -> refs.(2) <- c)
let () = step 7 (fun () -> (let v15 = same in (let v16 = ref (try !(a) with Stop k -> a := k; k) in Hashtbl.remove table y.value; b := 3); y.link <- None))
let () = step 8 (fun () -> (let v20 = arr in Array.iteri (fun v21 _ -> (match x.link with None -> ((List.hd !cells).value <- !(a)) | Some v22 -> ((arr).(1) <- v21))) arr; (try cells := x :: !cells; Buffer.add_string log (string_of_int !(c)) with Stop _ -> (List.iter (fun v26 -> a := 5) !cells) | Not_found -> (rows.(0) <- Array.copy (same)))))
let () = step 9 (fun () -> refs.(3) <- c)
let () = step 10 (fun () -> for v29 = 0 to 2 do (let v30 = (try x.value with Stop k -> a := k; k) in Buffer.clear log) done)
let () = step 11 (fun () -> cells := y :: !cells)
let () = step 12 (fun () -> for v33 = 0 to 2 do handlers := List.tl !handlers done)
let () = step 13 (fun () -> Hashtbl.replace table (check (5 mod y.value)) "q")
let () = step 14 (fun () -> for v36 = 1 to 0 do rows.(0) <- rows.(1) done)
let () = step 15 (fun () -> raise (Stop (Array.fold_left (fun s k -> s * 2 + k) 0 arr)))
let () = step 16 (fun () -> (try refs.(2) <- b; Buffer.add_string log (string_of_int (Array.fold_left (fun s k -> s * 2 + k) 0 arr)) with Stop _ -> ((let v42 = same in (if (List.hd !cells).value > !(b) then (incr (b)) else (x.value <- x.value)); (let v44 = ref !(c) in x.value <- 1; b := !(refs.(3))))) | Not_found -> (y.value <- (List.fold_left (fun s f -> s + f 0) 0 !handlers))))
let () = step 17 (fun () -> Hashtbl.replace table (check (try !(a) with Stop k -> a := k; k)) "r")
let () = step 18 (fun () -> (try Hashtbl.remove table (check x.value); (if (String.length (Hashtbl.find table 5)) > (!(a) * 1) then (handlers := (fun k -> k) :: !handlers) else (for v51 = 1 to 0 do refs.(1) := !(a) done)) with Stop _ -> (rows.(1) <- Array.copy (arr)) | Not_found -> ((let v53 = x.value in Buffer.clear log))))
let () = step 19 (fun () -> (let v55 = (if y.tag = "x" then (let r = c in r := 7; !r) else (String.length (Hashtbl.find table 5))) in cells := x :: !cells))
let () = step 20 (fun () -> Buffer.add_string log (string_of_int (if rows.(2) = rows.(0) then (Queue.pop queue) else (5 * 2))))
let () = step 21 (fun () -> (let v58 = { value = ((let r = c in r := !(b); !r) * 1); link = Some y; tag = "z" } in (let v59 = a in (let v60 = c in (List.hd !cells).value <- 3)); (let v61 = { value = (if same = rows.(2) then !(a) else v58.value); link = Some x; tag = "z" } in y.value <- !(refs.(0)); (if v58.value > v61.value then ((rows.(3)).(2) <- v58.value) else (incr (c))))))
let () = step 22 (fun () -> (if (tick ()) > (arr).(0) then (Buffer.add_string log (string_of_int (check !(a)))) else (y.value <- (add !(refs.(2))))))
let () = step 23 (fun () -> handlers := List.tl !handlers)
let () = step 24 (fun () -> (let v68 = (if x.tag = "x" then (let r = c in r := 2; !r) else (Array.fold_left (fun s k -> s * 2 + k) 0 same)) in cells := y :: !cells))
