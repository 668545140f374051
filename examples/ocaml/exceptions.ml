(* The same search with options and with an exception. *)
exception Found of int

let rec find_opt p = function [] -> None | x :: rest -> if p x then Some x else find_opt p rest

let find_exn p l =
  try
    List.iter (fun x -> if p x then raise (Found x)) l;
    None
  with Found x -> Some x

let safe_div a b = try Some (a / b) with Division_by_zero -> None

let prop_search (l : int list) = find_opt (fun x -> x > 2) l = find_exn (fun x -> x > 2) l
let prop_division a = safe_div a 0 = None
