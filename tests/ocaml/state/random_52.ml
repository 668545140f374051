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
let () = step 0 (fun () -> (let v1 = same in cells := x :: !cells; (let v3 = ref (tick ()) in (let v4 = v3 in (same).(3) <- y.value); Hashtbl.replace table !(c) "r")))
let () = step 1 (fun () -> (let v6 = b in (match (List.hd !cells).link with None -> (handlers := List.tl !handlers) | Some v7 -> (Array.iteri (fun v9 _ -> c := 6) rows.(1)))))
let () = step 2 (fun () -> refs.(2) <- a)
let () = step 3 (fun () -> a := (rows.(2)).(1))
let () = step 4 (fun () -> Buffer.clear log)
let () = step 5 (fun () -> x.value <- (try (1 + 6) with Stop k -> a := k; k))
let () = step 6 (fun () -> cells := (List.hd !cells) :: !cells)
let () = step 7 (fun () -> cells := (List.hd !cells) :: !cells)
let () = step 8 (fun () -> rows.(2) <- Array.copy (arr))
let () = step 9 (fun () -> y.link <- Some y)
let () = step 10 (fun () -> (let v18 = ((if b == a then (List.hd !cells).value else y.value) * 2) in (same).((try v18 with Stop k -> a := k; k) land 3) <- (if a == b then 1 else y.value)))
let () = step 11 (fun () -> raise (Stop (String.length (Hashtbl.find table (rows.(3)).(4)))))
let () = step 12 (fun () -> List.iter (fun v21 -> (let v22 = !(refs.(1)) in Buffer.add_string log (string_of_int v21.value))) !cells)
let () = step 13 (fun () -> (let v24 = { value = (List.fold_left (fun s f -> s + f 3) 0 !handlers); link = Some (List.hd !cells); tag = "z" } in for v25 = 0 to 0 do raise (Stop v25) done; Queue.add (let r = b in r := y.value; !r) queue))
let () = step 14 (fun () -> (if ((if c == refs.(0) then y.value else !(a)) - (!(refs.(4)) * 1)) > (List.fold_left (fun s f -> s + f 3) 0 !handlers) then (List.iter (fun v29 -> handlers := (fun k -> k) :: !handlers) !cells) else ((let v31 = a in (let v32 = arr in incr (c); b := !(v31))))))
let () = step 15 (fun () -> for v33 = 0 to 0 do refs.(1) <- c done)
let () = step 16 (fun () -> Hashtbl.remove table (String.length (Hashtbl.find table (let r = a in r := !(a); !r))))
let () = step 17 (fun () -> print_int (if c == b then (add 6) else (Array.fold_left (fun s k -> s * 2 + k) 0 same)); print_char ' ')
let () = step 18 (fun () -> (arr).(((Queue.pop queue) mod (Array.fold_left (fun s k -> s * 2 + k) 0 same)) land 3) <- (let r = refs.(0) in r := (String.length (Hashtbl.find table !(b))); !r))
let () = step 19 (fun () -> x.value <- (tick ()))
let () = step 20 (fun () -> Hashtbl.remove table (add (if c == refs.(2) then y.value else y.value)))
let () = step 21 (fun () -> (let v40 = ((if refs.(0) == c then x.value else !(c)) - (check 8)) in y.value <- (Array.fold_left (fun s k -> s * 2 + k) 0 same)))
let () = step 22 (fun () -> raise (Stop (List.hd !cells).value))
let () = step 23 (fun () -> (try y.link <- Some x; refs.(2) := (let r = refs.(0) in r := 8; !r) with Stop _ -> ((let v46 = (!(refs.(0)) + 6) in raise (Stop 3))) | Not_found -> ((let v48 = (List.hd !cells).value in (let v49 = v48 in (List.hd !cells).value <- v49)))))
let () = step 24 (fun () -> rows.(0) <- rows.(1))
