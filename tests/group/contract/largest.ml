(* The largest number; there is none in the empty list. *)
let rec reference l = match l with
  | [] -> failwith "empty"
  | [x] -> x
  | h :: t -> let m = reference t in if h > m then h else m

(* The same, and zero for the empty list. *)
let rec total l = match l with
  | [] -> 0
  | [x] -> x
  | a :: b :: t -> if a > b then total (a :: t) else total (b :: t)

(* Fails for a list of one too. *)
let rec stops l = match l with
  | [] | [_] -> failwith "too short"
  | [x; y] -> if x > y then x else y
  | h :: t -> let m = stops t in if h > m then h else m

let rec smallest l = match l with
  | [] -> failwith "empty"
  | [x] -> x
  | h :: t -> let m = smallest t in if h < m then h else m

(* Right only where something is at least zero. *)
let rec zero l = match l with
  | [] -> 0
  | h :: t -> let m = zero t in if h > m then h else m

let rec endless l = match l with
  | [] -> failwith "empty"
  | [x] -> x
  | h :: t -> let m = endless l in if h > m then h else m

let not_empty l = match l with [] -> false | _ :: _ -> true
