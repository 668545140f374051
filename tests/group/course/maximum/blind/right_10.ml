(* The one that no other exceeds. *)
let max l =
  let rec all_leq x = function
    | [] -> true
    | h :: t -> if h <= x then all_leq x t else false in
  let rec find = function
    | [] -> failwith "none"
    | h :: t -> if all_leq h l = true then h else find t in
  find l
