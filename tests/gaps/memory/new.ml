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
let f0 n = (try raise (Stop (String.length (Hashtbl.find table (String.length (Hashtbl.find table !(c)))))) with Stop k -> print_int k); show 0; (tick ())
let f1 n = (try List.iter (fun v1 -> handlers := (fun k -> (if v1.tag = "x" then n else 7)) :: !handlers) !cells with Stop k -> print_int k); show 0; !(b)
let f2 n = (try Hashtbl.replace table (!(refs.(4)) mod (n mod x.value)) "p" with Stop k -> print_int k); show 0; (add (if arr = arr then 8 else n))
let f3 n = (try for v1 = 1 to 0 do cells := y :: !cells done with Stop k -> print_int k); show 0; (if same = same then (check !(b)) else (String.length (Hashtbl.find table 5)))
let f4 n = (try Hashtbl.remove table !(refs.(4)) with Stop k -> print_int k); show 0; (tick ())
let f5 n = (try Array.iteri (fun v1 _ -> Hashtbl.remove table (List.hd !cells).value) arr with Stop k -> print_int k); show 0; (List.fold_left (fun s f -> s + f 0) 1 !handlers)
let f6 n = (try List.iter (fun v1 -> Buffer.clear log) !cells with Stop k -> print_int k); show 0; (Array.fold_left (fun s k -> s * 2 + k) 0 arr)
let f7 n = (try a := (if y.tag = "x" then y.value else (try 6 with Stop k -> a := k; k)) with Stop k -> print_int k); show 0; ((if (List.hd !cells).tag = "y" then !(c) else 7) - (List.fold_left (fun s f -> s + f 3) 0 !handlers))
let f8 n = (try List.iter (fun v1 -> (let v2 = ref (Array.fold_left (fun s k -> s * 2 + k) 0 rows.(1)) in List.iter (fun v3 -> a := n) !cells; raise (Stop n))) !cells with Stop k -> print_int k); show 0; (Array.fold_left (fun s k -> s * 2 + k) 0 rows.(0))
let f9 n = (try (let v1 = rows.(1) in (let v2 = v1 in handlers := List.tl !handlers; Buffer.add_string log (string_of_int !(c))); rows.(0) <- v1) with Stop k -> print_int k); show 0; (if b == refs.(0) then (String.length (Hashtbl.find table n)) else (Array.fold_left (fun s k -> s * 2 + k) 0 rows.(1)))
let f10 n = (try print_int ((add !(c)) mod (0 + n)); print_char ' ' with Stop k -> print_int k); show 0; (let r = refs.(5) in r := (4 * 2); !r)
let f11 n = (try (let v1 = refs.(0) in (let v2 = ref (Queue.pop queue) in (try incr (v2); incr (c) with Stop _ -> (v2 := n) | Not_found -> ((rows.(0)).(5) <- (List.hd !cells).value)); Buffer.add_string log (string_of_int n))) with Stop k -> print_int k); show 0; (tick ())
let f12 n = (try rows.(0) <- Array.copy (rows.(1)) with Stop k -> print_int k); show 0; (rows.(1)).(4)
let f13 n = (try handlers := (fun k -> (String.length (Hashtbl.find table (tick ())))) :: !handlers with Stop k -> print_int k); show 1; (Queue.pop queue)
let f14 n = (try (List.hd !cells).link <- None with Stop k -> print_int k); show 1; (rows.(2)).(3)
let f15 n = (try (let v1 = arr in (let v2 = { value = !(b); link = Some x; tag = "z" } in handlers := List.tl !handlers; Hashtbl.replace table 3 "q"); raise (Stop (try !(c) with Stop k -> a := k; k))) with Stop k -> print_int k); show 0; ((tick ()) mod (add y.value))
let f16 n = (try for v1 = 1 to 1 do handlers := (fun k -> (if y.tag = "x" then n else v1)) :: !handlers done with Stop k -> print_int k); show 0; (if arr = rows.(2) then (let r = a in r := 8; !r) else (if x.tag = "x" then x.value else !(b)))
let f17 n = (try Buffer.clear log with Stop k -> print_int k); show 1; (Queue.pop queue)
let f18 n = (try (try refs.(0) <- c; (let v3 = ref y.value in Buffer.add_string log (string_of_int 4); v3 := !(a)) with Stop _ -> (handlers := (fun k -> (rows.(1)).(1)) :: !handlers) | Not_found -> (handlers := List.tl !handlers)) with Stop k -> print_int k); show 0; (arr).(2)
let f19 n = (try handlers := (fun k -> (tick ())) :: !handlers with Stop k -> print_int k); show 1; (Queue.pop queue)
let f20 n = (try y.value <- (Queue.pop queue) with Stop k -> print_int k); show 1; (List.hd !cells).value
let f21 n = (try Hashtbl.replace table (if same = arr then (try (List.hd !cells).value with Stop k -> a := k; k) else (if c == refs.(4) then n else x.value)) "r" with Stop k -> print_int k); show 0; (try (Queue.pop queue) with Stop k -> a := k; k)
let f22 n = (try y.value <- (!(refs.(1)) - (!(b) * 1)) with Stop k -> print_int k); show 0; (String.length (Hashtbl.find table (List.fold_left (fun s f -> s + f 0) 0 !handlers)))
let f23 n = (try for v1 = 0 to 2 do (rows.(3)).(y.value land 3) <- (rows.(1)).(4) done with Stop k -> print_int k); show 0; ((tick ()) - (tick ()))
let f24 n = (try Queue.add x.value queue with Stop k -> print_int k); show 0; (if (List.hd !cells).tag = "x" then (!(b) * 1) else (if same = rows.(1) then !(b) else !(refs.(4))))
let f25 n = (try (List.hd !cells).link <- Some x with Stop k -> print_int k); show 1; (String.length (Hashtbl.find table (add (List.hd !cells).value)))
let f26 n = (try (let v1 = ref ((n * 2) + (5 * 0)) in handlers := List.tl !handlers; Hashtbl.replace table (add n) "q") with Stop k -> print_int k); show 0; (if c == a then (Array.fold_left (fun s k -> s * 2 + k) 0 same) else (let r = b in r := 0; !r))
let f27 n = (try (match (List.hd !cells).link with None -> (print_int (List.hd !cells).value; print_char ' ') | Some v1 -> ((let v3 = ref (if arr = arr then n else n) in Array.iteri (fun v4 _ -> x.value <- v1.value) arr; Buffer.clear log))) with Stop k -> print_int k); show 0; (List.hd !cells).value
let f28 n = (try refs.(4) <- refs.(0) with Stop k -> print_int k); show 0; (tick ())
let f29 n = (try (let v1 = ref ((8 + !(refs.(1))) * 2) in Buffer.clear log; Array.iteri (fun v3 _ -> Queue.add !(refs.(3)) queue) same) with Stop k -> print_int k); show 0; !(a)
let f30 n = (try (List.hd !cells).value <- (same).(0) with Stop k -> print_int k); show 0; (if c == refs.(0) then (try (List.hd !cells).value with Stop k -> a := k; k) else (2 + n))
let f31 n = (try print_int (List.fold_left (fun s f -> s - f 1) 0 !handlers); print_char ' ' with Stop k -> print_int k); show 0; y.value
let f32 n = (try (let v1 = b in Buffer.add_string log (string_of_int (tick ()))) with Stop k -> print_int k); show 0; (try (2 mod n) with Stop k -> a := k; k)
let f33 n = (try Buffer.add_string log (string_of_int (List.hd !cells).value) with Stop k -> print_int k); show 0; (arr).(2)
let f34 n = (try (match x.link with None -> (Hashtbl.replace table (n * 2) "q") | Some v1 -> (Array.iteri (fun v3 _ -> (try (same).(2) <- 7; (List.hd !cells).value <- v1.value with Stop _ -> ((same).(0) <- v1.value) | Not_found -> (incr (a)))) arr)) with Stop k -> print_int k); show 1; x.value
let f35 n = (try (let v1 = arr in cells := x :: !cells; (let v3 = ref (if rows.(1) = rows.(0) then y.value else x.value) in List.iter (fun v4 -> x.value <- 0) !cells; Hashtbl.remove table 0)) with Stop k -> print_int k); show 0; (if arr = rows.(1) then (if x.tag = "x" then y.value else 0) else ((List.hd !cells).value + n))
let f36 n = (try Hashtbl.remove table (if rows.(3) = same then (try 2 with Stop k -> a := k; k) else (Array.fold_left (fun s k -> s * 2 + k) 0 same)) with Stop k -> print_int k); show 0; (check !(a))
let f37 n = (try raise (Stop ((let r = a in r := !(refs.(2)); !r) mod (n - y.value))) with Stop k -> print_int k); show 0; (String.length (Hashtbl.find table (check n)))
let f38 n = (try for v1 = 0 to 1 do y.link <- Some x done with Stop k -> print_int k); show 1; (try (List.hd !cells).value with Stop k -> a := k; k)
let f39 n = (try for v1 = 0 to 2 do (if (if a == refs.(0) then !(a) else v1) > !(refs.(0)) then ((if (List.hd !cells).value > 0 then (incr (c)) else (refs.(0) := v1))) else (for v4 = 1 to 2 do (rows.(3)).(3) <- !(refs.(2)) done)) done with Stop k -> print_int k); show 0; ((rows.(1)).(2) + (n - 0))
let f40 n = (try (let v1 = { value = ((arr).(3) mod (Array.fold_left (fun s k -> s * 2 + k) 0 same)); link = Some (List.hd !cells); tag = "z" } in v1.value <- v1.value; a := !(a)) with Stop k -> print_int k); show 0; ((if a == b then 4 else 3) mod (if rows.(3) = rows.(1) then 0 else 8))
let f41 n = (try y.value <- x.value with Stop k -> print_int k); show 1; (Queue.pop queue)
let f42 n = (try handlers := (fun k -> (Queue.pop queue)) :: !handlers with Stop k -> print_int k); show 0; (String.length (Hashtbl.find table (tick ())))
let f43 n = (try refs.(3) <- a with Stop k -> print_int k); show 0; (if y.tag = "x" then (add 4) else (check n))
let f44 n = (try Buffer.add_string log (string_of_int (check (Queue.pop queue))) with Stop k -> print_int k); show 0; ((add !(refs.(1))) - !(b))
let f45 n = (try Hashtbl.replace table ((check !(refs.(3))) * 2) "q" with Stop k -> print_int k); show 0; ((check 4) mod (Array.fold_left (fun s k -> s * 2 + k) 0 same))
let f46 n = (try (let v1 = rows.(3) in (try a := x.value; (let v4 = c in (List.hd !cells).value <- y.value) with Stop _ -> ((match x.link with None -> ((rows.(3)).(2) <- (List.hd !cells).value) | Some v5 -> (incr (c)))) | Not_found -> ((let v6 = same in (List.hd !cells).value <- n; (List.hd !cells).value <- (List.hd !cells).value))); y.value <- (if v1 = rows.(2) then 1 else x.value)) with Stop k -> print_int k); show 0; (Queue.pop queue)
let f47 n = (try print_int (let r = c in r := (let r = c in r := !(c); !r); !r); print_char ' ' with Stop k -> print_int k); show 0; (Array.fold_left (fun s k -> s * 2 - k) 0 arr)
let f48 n = (try (let v1 = { value = (add !(b)); link = Some (List.hd !cells); tag = "z" } in (if (Array.fold_left (fun s k -> s * 2 + k) 0 arr) > (let r = b in r := n; !r) then ((let v3 = ref (List.hd !cells).value in x.value <- 2; b := !(c))) else ((let v4 = 8 in a := v4))); Buffer.clear log) with Stop k -> print_int k); show 0; ((tick ()) + (3 mod 8))
let f49 n = (try print_int (if refs.(1) == refs.(1) then (try n with Stop k -> a := k; k) else (!(refs.(2)) + n)); print_char ' ' with Stop k -> print_int k); show 0; (try (tick ()) with Stop k -> a := k; k)
let f50 n = (try (let v1 = ref (rows.(3)).(1) in handlers := List.tl !handlers; v1 := (List.fold_left (fun s f -> s + f 4) 0 !handlers)) with Stop k -> print_int k); show 0; !(a)
let f51 n = (try rows.(2) <- same with Stop k -> print_int k); show 0; (add (0 - y.value))
let f52 n = (try cells := (List.hd !cells) :: !cells with Stop k -> print_int k); show 1; (Queue.pop queue)
let f53 n = (try (let v1 = ((tick ()) * 1) in handlers := List.tl !handlers) with Stop k -> print_int k); show 0; ((if c == c then !(a) else !(b)) * 0)
let f54 n = (try ((let v2 = ref (tick ()) in raise (Stop 6); List.iter (fun v4 -> refs.(3) := 1) !cells); rows.(0) <- Array.copy (arr)) with Stop k -> print_int k); show 0; (Array.fold_left (fun s k -> s * 2 + k) 0 rows.(1))
let f55 n = (try handlers := (fun k -> (List.fold_left (fun s f -> s - f 2) 0 !handlers)) :: !handlers with Stop k -> print_int k); show 0; (let r = a in r := (tick ()); !r)
let f56 n = (try y.value <- ((Array.fold_left (fun s k -> s * 3 + k) 0 same) * 1) with Stop k -> print_int k); show 0; (String.length (Hashtbl.find table (let r = c in r := !(b); !r)))
let f57 n = (try Queue.add (if same = arr then (let r = b in r := !(b); !r) else (try x.value with Stop k -> a := k; k)) queue with Stop k -> print_int k); show 0; (let r = refs.(0) in r := (add !(c)); !r)
let f58 n = (try List.iter (fun v1 -> print_int (tick ()); print_char ' ') !cells with Stop k -> print_int k); show 1; y.value
let f59 n = (try y.link <- None with Stop k -> print_int k); show 1; (Queue.pop queue)
let f60 n = (try a := (let r = c in r := (if same = arr then n else (List.hd !cells).value); !r) with Stop k -> print_int k); show 0; (List.hd !cells).value
let f61 n = (try (if (if y.tag = "x" then (List.fold_left (fun s f -> s + f 1) 0 !handlers) else (if (List.hd !cells).tag = "x" then !(a) else !(b))) > x.value then (Buffer.add_string log (string_of_int (!(c) * 0))) else (handlers := (fun k -> x.value) :: !handlers)) with Stop k -> print_int k); show 0; (same).(2)
let f62 n = (try b := (tick ()) with Stop k -> print_int k); show 0; (List.fold_left (fun s f -> s + f 1) 1 !handlers)
let f63 n = (try handlers := List.tl !handlers with Stop k -> print_int k); show 0; ((check 8) + (String.length (Hashtbl.find table 5)))
let f64 n = (try handlers := (fun k -> (List.fold_left (fun s f -> s + f 0) 0 !handlers)) :: !handlers with Stop k -> print_int k); show 1; !(c)
let f65 n = (try handlers := List.tl !handlers with Stop k -> print_int k); show 1; (check (tick ()))
let f66 n = (try cells := x :: !cells with Stop k -> print_int k); show 0; ((tick ()) + (let r = c in r := !(c); !r))
let f67 n = (try Array.iteri (fun v1 _ -> Array.iteri (fun v2 _ -> Hashtbl.replace table !(a) "q") rows.(1)) rows.(0) with Stop k -> print_int k); show 0; ((if refs.(3) == c then 4 else !(c)) + (String.length (Hashtbl.find table n)))
let f68 n = (try rows.(2) <- Array.copy (arr) with Stop k -> print_int k); show 0; (check (Array.fold_left (fun s k -> s * 2 + k) 1 rows.(3)))
let f69 n = (try (let v1 = c in (if (n - (List.hd !cells).value) > (same).(4) then (print_int n; print_char ' ') else (v1 := x.value))) with Stop k -> print_int k); show 0; (List.fold_left (fun s f -> s + f 2) 0 !handlers)
let f70 n = (try Buffer.clear log with Stop k -> print_int k); show 1; (let r = a in r := (let r = refs.(1) in r := y.value; !r); !r)
let f71 n = (try refs.(0) <- c with Stop k -> print_int k); show 0; x.value
let f72 n = (try Buffer.clear log with Stop k -> print_int k); show 0; ((Queue.pop queue) * 0)
let f73 n = (try refs.(2) <- refs.(0) with Stop k -> print_int k); show 0; (if rows.(0) = same then (List.fold_left (fun s f -> s + f 1) 0 !handlers) else (!(refs.(0)) + !(a)))
let f74 n = (try Hashtbl.remove table (Array.fold_left (fun s k -> s * 2 - k) 0 rows.(1)) with Stop k -> print_int k); show 0; (let r = a in r := (arr).(4); !r)
let f75 n = (try (let v1 = b in Hashtbl.replace table (0 * 0) "p") with Stop k -> print_int k); show 0; ((Queue.pop queue) * 1)
let f76 n = (try refs.(3) := (check (0 + n)) with Stop k -> print_int k); show 0; (let r = a in r := (if rows.(1) = arr then n else 8); !r)
let f77 n = (try (try x.value <- (try 3 with Stop k -> a := k; k); Array.iteri (fun v3 _ -> Buffer.add_string log (string_of_int 8)) same with Stop _ -> (Buffer.clear log) | Not_found -> ((let v6 = ref (arr).(4) in cells := (List.hd !cells) :: !cells; Buffer.clear log))) with Stop k -> print_int k); show 0; (if same = same then (same).(1) else (rows.(2)).(5))
let f78 n = (try Queue.add (check (if (List.hd !cells).tag = "x" then n else n)) queue with Stop k -> print_int k); show 0; (if a == a then (tick ()) else (arr).(1))
let f79 n = (try refs.(1) <- c with Stop k -> print_int k); show 0; !(refs.(0))
let f80 n = (try rows.(2) <- same with Stop k -> print_int k); show 0; (tick ())
let f81 n = (try raise (Stop ((!(b) * 1) - (List.fold_left (fun s f -> s + f 1) 0 !handlers))) with Stop k -> print_int k); show 0; (if y.tag = "x" then (add y.value) else (n - y.value))
let f82 n = (try (try for v2 = 1 to 2 do y.value <- 2 done; (let v4 = ref (y.value * 0) in (let v5 = ref !(v4) in v5 := x.value; incr (v5)); (let v6 = a in (rows.(2)).(0) <- !(v6))) with Stop _ -> (rows.(0) <- rows.(0)) | Not_found -> (y.link <- None)) with Stop k -> print_int k); show 0; (if rows.(1) = rows.(1) then (add 3) else x.value)
let f83 n = (try Buffer.clear log with Stop k -> print_int k); show 0; ((n - !(c)) + (n - x.value))
let f84 n = (try handlers := (fun k -> (if c == a then (n + 0) else (tick ()))) :: !handlers with Stop k -> print_int k); show 0; (try !(a) with Stop k -> a := k; k)
let f85 n = (try raise (Stop (check (String.length (Hashtbl.find table n)))) with Stop k -> print_int k); show 1; (same).(0)
let f86 n = (try (try (let v2 = { value = !(a); link = Some (List.hd !cells); tag = "z" } in (let v3 = a in incr (v3)); (let v4 = { value = !(refs.(3)); link = Some v2; tag = "z" } in incr (refs.(4)); (arr).(3) <- v2.value)); handlers := List.tl !handlers with Stop _ -> ((List.hd !cells).value <- (if same = rows.(1) then (List.hd !cells).value else 1)) | Not_found -> (x.link <- None)) with Stop k -> print_int k); show 0; ((try 4 with Stop k -> a := k; k) * 4)
let f87 n = (try rows.(1) <- Array.copy (arr) with Stop k -> print_int k); show 0; (tick ())
let f88 n = (try handlers := List.tl !handlers with Stop k -> print_int k); show 0; !(refs.(2))
let f89 n = (try Buffer.add_string log (string_of_int (try (n * 2) with Stop k -> a := k; k)) with Stop k -> print_int k); show 0; (try (check 0) with Stop k -> a := k; k)
let f90 n = (try (let v1 = same in (if (y.value * 2) > (String.length (Hashtbl.find table 7)) then ((try (rows.(3)).(4) <- !(c); y.value <- x.value with Stop _ -> ((v1).(3) <- !(c)) | Not_found -> ((same).(2) <- x.value))) else ((let v4 = 8 in incr (refs.(2))))); y.link <- None) with Stop k -> print_int k); show 0; ((try 2 with Stop k -> a := k; k) + (List.fold_left (fun s f -> s + f 2) 0 !handlers))
let f91 n = (try refs.(2) <- b with Stop k -> print_int k); show 0; (if c == refs.(2) then (try (List.hd !cells).value with Stop k -> a := k; k) else (0 + !(c)))
let f92 n = (try cells := (List.hd !cells) :: !cells with Stop k -> print_int k); show 1; (List.hd !cells).value
let f93 n = (try Queue.add (List.fold_left (fun s f -> s + f 0) 0 !handlers) queue with Stop k -> print_int k); show 0; (Array.fold_left (fun s k -> s * 2 + k) 0 same)
let f94 n = (try cells := y :: !cells with Stop k -> print_int k); show 0; x.value
let f95 n = (try Buffer.clear log with Stop k -> print_int k); show 1; !(c)
let f96 n = (try x.link <- None with Stop k -> print_int k); show 0; (add (x.value - x.value))
let f97 n = (try Buffer.clear log with Stop k -> print_int k); show 1; (check x.value)
let f98 n = (try (List.hd !cells).value <- (tick ()) with Stop k -> print_int k); show 0; ((String.length (Hashtbl.find table !(refs.(4)))) - (add y.value))
let f99 n = (try Hashtbl.remove table (List.fold_left (fun s f -> s + f 0) 0 !handlers) with Stop k -> print_int k); show 0; ((add n) * 2)
let f100 n = (try print_int (let r = c in r := (let r = b in r := n; !r); !r); print_char ' ' with Stop k -> print_int k); show 0; (Array.fold_left (fun s k -> s * 2 + k) 0 same)
let f101 n = (try Array.iteri (fun v1 _ -> Queue.add (Queue.pop queue) queue) arr with Stop k -> print_int k); show 0; ((!(c) - n) - y.value)
let f102 n = (try (x.link <- Some y; (let v3 = ref (if a == b then !(b) else 4) in (let v4 = y.value in (same).(3) <- x.value); (let v5 = ref 5 in (arr).(3) <- !(c); v3 := n))) with Stop k -> print_int k); show 0; (Array.fold_left (fun s k -> s * 2 + k) 0 rows.(3))
let f103 n = (try Queue.add (Queue.pop queue) queue with Stop k -> print_int k); show 1; (tick ())
let f104 n = (try (let v1 = { value = (String.length (Hashtbl.find table (check 5))); link = Some (List.hd !cells); tag = "z" } in List.iter (fun v2 -> (let v3 = a in refs.(0) := 5)) !cells; (let v4 = (check !(c)) in c := !(b))) with Stop k -> print_int k); show 0; ((if same = arr then 1 else 8) + ((List.hd !cells).value * 0))
let f105 n = (try cells := (List.hd !cells) :: !cells with Stop k -> print_int k); show 0; (Array.fold_left (fun s k -> s * 2 + k) 0 rows.(0))
let f106 n = (try (let v1 = a in ((let v3 = { value = y.value; link = Some x; tag = "z" } in incr (v1); (rows.(2)).(1) <- !(refs.(3))); Buffer.add_string log (string_of_int n))) with Stop k -> print_int k); show 1; (Queue.pop queue)
let f107 n = (try (let v1 = ((tick ()) - (List.fold_left (fun s f -> s + f 0) 1 !handlers)) in Array.iteri (fun v2 _ -> (rows.(2)).(n land 3) <- y.value) rows.(2)) with Stop k -> print_int k); show 0; (try (tick ()) with Stop k -> a := k; k)
let f108 n = (try cells := y :: !cells with Stop k -> print_int k); show 0; (List.fold_left (fun s f -> s + f 2) 0 !handlers)
let f109 n = (try cells := (List.hd !cells) :: !cells with Stop k -> print_int k); show 0; !(refs.(2))
let f110 n = (try Array.iteri (fun v1 _ -> List.iter (fun v2 -> (let v3 = { value = v2.value; link = Some v2; tag = "z" } in incr (a); b := !(refs.(4)))) !cells) rows.(0) with Stop k -> print_int k); show 0; (try (n + !(c)) with Stop k -> a := k; k)
let f111 n = (try refs.(1) <- c with Stop k -> print_int k); show 0; (List.fold_left (fun s f -> s + f 0) 0 !handlers)
let f112 n = (try (try handlers := (fun k -> (k mod k)) :: !handlers; (let v3 = ref (if c == c then n else y.value) in x.link <- None; (let v5 = rows.(0) in b := n; (v5).(0) <- n)) with Stop _ -> (handlers := (fun k -> ((List.hd !cells).value * 2)) :: !handlers) | Not_found -> (List.iter (fun v7 -> x.link <- None) !cells)) with Stop k -> print_int k); show 0; ((List.hd !cells).value mod (let r = a in r := (List.hd !cells).value; !r))
let f113 n = (try handlers := List.tl !handlers with Stop k -> print_int k); show 1; ((!(a) - 0) mod (rows.(2)).(3))
let f114 n = (try (let v1 = rows.(2) in (let v2 = ref (if x.tag = "x" then n else n) in (let v3 = n in x.value <- (List.hd !cells).value); (let v4 = n in v2 := 6)); Hashtbl.replace table (try !(a) with Stop k -> a := k; k) "r") with Stop k -> print_int k); show 0; (try (if refs.(2) == c then 3 else 6) with Stop k -> a := k; k)
let f115 n = (try (match (List.hd !cells).link with None -> (y.link <- Some x) | Some v1 -> (handlers := (fun k -> (k + 3)) :: !handlers)) with Stop k -> print_int k); show 0; (String.length (Hashtbl.find table (if (List.hd !cells).tag = "x" then n else n)))
let f116 n = (try raise (Stop (let r = c in r := (Array.fold_left (fun s k -> s * 2 + k) 0 arr); !r)) with Stop k -> print_int k); show 0; ((!(c) + x.value) mod (rows.(2)).(3))
let f117 n = (try x.link <- None with Stop k -> print_int k); show 0; (if (List.hd !cells).tag = "x" then (if b == b then !(a) else 6) else (add n))
let f118 n = (try (try ((rows.(2)).(!(a) land 3) <- n; cells := (List.hd !cells) :: !cells); (let v5 = ref (if rows.(3) = rows.(0) then !(c) else 3) in ((rows.(2)).(2) <- n; c := 8); (match (List.hd !cells).link with None -> ((rows.(2)).(1) <- !(refs.(4))) | Some v7 -> (y.value <- !(v5)))) with Stop _ -> (print_int (tick ()); print_char ' ') | Not_found -> (y.link <- Some (List.hd !cells))) with Stop k -> print_int k); show 0; (Array.fold_left (fun s k -> s * 2 + k) 0 arr)
let f119 n = (try (try List.iter (fun v2 -> Buffer.clear log) !cells; Buffer.clear log with Stop _ -> ((rows.(3)).((let r = refs.(4) in r := !(c); !r) land 3) <- (let r = c in r := !(a); !r)) | Not_found -> (refs.(1) <- c)) with Stop k -> print_int k); show 0; (if y.tag = "x" then (if c == b then 1 else (List.hd !cells).value) else (try !(c) with Stop k -> b := k; k))
