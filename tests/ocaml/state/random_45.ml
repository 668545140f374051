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
let () = step 0 (fun () -> (let v1 = c in (if !(b) > (!(v1) + 4) then ((let v3 = v1 in (List.hd !cells).value <- (List.hd !cells).value)) else (cells := (List.hd !cells) :: !cells))))
let () = step 1 (fun () -> rows.(2) <- Array.copy (same))
let () = step 2 (fun () -> Buffer.clear log)
let () = step 3 (fun () -> for v7 = 1 to 1 do Hashtbl.remove table x.value done)
let () = step 4 (fun () -> (let v9 = (if same = rows.(1) then (Queue.pop queue) else (!(a) mod 7)) in (List.hd !cells).value <- (Queue.pop queue)))
let () = step 5 (fun () -> (Hashtbl.replace table !(a) "q"; cells := (List.hd !cells) :: !cells))
let () = step 6 (fun () -> (let v14 = ref (String.length (Hashtbl.find table (String.length (Hashtbl.find table (List.hd !cells).value)))) in Queue.add ((List.hd !cells).value mod !(refs.(3))) queue; (Buffer.add_string log (string_of_int 5); Hashtbl.replace table 1 "r")))
let () = step 7 (fun () -> (let v19 = ref ((let r = refs.(2) in r := 4; !r) + (if refs.(0) == c then y.value else 8)) in Array.iteri (fun v20 _ -> (let v21 = v20 in a := !(c))) arr; cells := (List.hd !cells) :: !cells))
let () = step 8 (fun () -> Array.iteri (fun v23 _ -> Buffer.add_string log (string_of_int (tick ()))) same)
let () = step 9 (fun () -> handlers := List.tl !handlers)
let () = step 10 (fun () -> handlers := (fun k -> (if (List.hd !cells).tag = "x" then ((List.hd !cells).value * 0) else (same).(1))) :: !handlers)
let () = step 11 (fun () -> (let v27 = { value = (if c == b then (check 3) else !(a)); link = Some x; tag = "z" } in handlers := List.tl !handlers; Array.iteri (fun v29 _ -> print_int x.value; print_char ' ') rows.(1)))
let () = step 12 (fun () -> handlers := List.tl !handlers)
let () = step 13 (fun () -> (let v32 = { value = (String.length (Hashtbl.find table (let r = b in r := 2; !r))); link = Some (List.hd !cells); tag = "z" } in Buffer.add_string log (string_of_int !(c)); raise (Stop ((List.hd !cells).value mod !(a)))))
let () = step 14 (fun () -> Buffer.clear log)
let () = step 15 (fun () -> a := y.value)
let () = step 16 (fun () -> Buffer.clear log)
let () = step 17 (fun () -> handlers := (fun k -> (same).(3)) :: !handlers)
let () = step 18 (fun () -> ((let v40 = ref (Array.fold_left (fun s k -> s * 2 + k) 0 arr) in c := x.value; (let v42 = !(c) in x.value <- v42)); (List.hd !cells).link <- None))
let () = step 19 (fun () -> (let v44 = ref !(refs.(3)) in cells := x :: !cells; (let v46 = !(refs.(4)) in (try c := (List.hd !cells).value; refs.(0) := v46 with Stop _ -> (incr (refs.(1))) | Not_found -> (incr (v44))))))
let () = step 20 (fun () -> handlers := (fun k -> ((Array.fold_left (fun s k -> s * 2 + k) 0 rows.(2)) mod (String.length (Hashtbl.find table y.value)))) :: !handlers)
let () = step 21 (fun () -> Hashtbl.remove table (String.length (Hashtbl.find table (try !(a) with Stop k -> a := k; k))))
let () = step 22 (fun () -> print_int (let r = a in r := (List.fold_left (fun s f -> s + f 2) 0 !handlers); !r); print_char ' ')
let () = step 23 (fun () -> Array.iteri (fun v51 _ -> rows.(2) <- Array.copy (arr)) same)
let () = step 24 (fun () -> for v53 = 0 to 1 do (List.hd !cells).link <- Some x done)
