exception Negative of int
exception Too_big
exception Wrapped of string * exn

let check n = if n < 0 then raise (Negative n) else if n > 100 then raise Too_big else n

let classify n =
  try
    let m = check n in
    Printf.sprintf "ok %d" m
  with
  | Negative k -> Printf.sprintf "negative %d" k
  | Too_big -> "too big"

let nested n =
  try try check n with Too_big -> 100 with Negative k -> -k

let find_index p l =
  let rec go i = function [] -> raise Not_found | x :: t -> if p x then i else go (i + 1) t in
  go 0 l

let index x l = try Some (find_index (( = ) x) l) with Not_found -> None

let finally_ f cleanup = match f () with v -> cleanup v | exception e -> raise (Wrapped ("finally", e))

let a = List.map classify [ 5; -3; 500 ]
let b = List.map nested [ 7; -7; 700 ]
let c = index 3 [ 1; 2; 3 ]
let d = index 9 [ 1; 2; 3 ]
let e = try finally_ (fun () -> check (-1)) (fun x -> x) with Wrapped (s, Negative n) -> String.length s + n
let f = try int_of_string "12x" with Failure _ -> 0
let g = try List.hd [] with Failure m -> String.length m
let h = try assert (1 = 2); "no" with Assert_failure _ -> "assertion"
let i = try 1 / 0 with Division_by_zero -> max_int
