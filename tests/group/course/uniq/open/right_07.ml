(* Own rev and own mem. *)
let rec rev l = match l with [] -> [] | h :: t -> rev t @ [h]
let rec is_in x l = match l with
  | [] -> false
  | h :: t -> if h = x then true else is_in x t

let uniq l =
  let rec help l out = match l with
    | [] -> rev out
    | h :: t -> if is_in h out = true then help t out else help t (h :: out) in
  help l []
