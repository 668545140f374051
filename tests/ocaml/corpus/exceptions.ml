(* Raising and catching. *)
exception Empty
exception Negative of int
exception Pair of int * string

let hd = function [] -> raise Empty | x :: _ -> x
let safe_hd l = try Some (hd l) with Empty -> None
let checked_sqrt n = if n < 0 then raise (Negative n) else int_of_float (sqrt (float_of_int n))
let try_sqrt n = try checked_sqrt n with Negative m -> -m
let safe_div a b = try Some (a / b) with Division_by_zero -> None
let nested n = try (try if n = 0 then raise Empty else if n = 1 then raise Not_found else n with Empty -> 100) with Not_found -> 200
let rethrow n = try if n > 0 then failwith "positive" else n with Failure s -> raise (Invalid_argument s)
let message f = match f () with
  | v -> "value " ^ string_of_int v
  | exception Failure s -> "failure " ^ s
  | exception Invalid_argument s -> "invalid " ^ s
  | exception _ -> "other"
let find_index x l =
  let rec go i = function [] -> raise Not_found | y :: ys -> if x = y then i else go (i + 1) ys in
  try go 0 l with Not_found -> -1
let sum_until_negative l = try List.fold_left (fun acc x -> if x < 0 then raise (Negative acc) else acc + x) 0 l with Negative acc -> acc
let lookup k l = try List.assoc k l with Not_found -> "default"
let first_even l = try List.find (fun x -> x mod 2 = 0) l with Not_found -> 0
let parse s = try int_of_string s with Failure _ -> 0
let all_positive l = try List.iter (fun x -> if x <= 0 then raise Exit) l; true with Exit -> false
let incomplete = function 1 -> "one" | 2 -> "two"
let caught_match n = try incomplete n with Match_failure _ -> "none"
let caught_assert n = try assert (n > 0); "ok" with Assert_failure _ -> "failed"
let product l =
  let rec go = function [] -> 1 | 0 :: _ -> raise Exit | x :: xs -> x * go xs in
  try go l with Exit -> 0
let with_default d f = try f () with _ -> d
let guarded n = try if n > 10 then raise (Negative n) else n with Negative m when m > 20 -> 20 | Negative m -> m + 1
let in_handler n = try raise Empty with Empty -> if n = 0 then failwith "in handler" else n
let order () = try (raise Empty : int) + failwith "right" with Empty -> 1 | Failure _ -> 2
let index s i = try String.get s i with Invalid_argument _ -> '?'
let map_all f l = try Some (List.map f l) with Failure _ -> None
let validate l = map_all (fun x -> if x > 0 then x else failwith "bad") l
